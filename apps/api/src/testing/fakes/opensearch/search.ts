import { aggregate } from './aggregation.ts';
import type { Target } from './cluster.ts';
import { illegalArgument } from './failure.ts';
import { compileQuery } from './query.ts';
import { checkRequest } from './request-schema.ts';
import { compileSort, type Scored } from './sort.ts';

type Json = Record<string, unknown>;
const DEFAULT_SIZE = 10;
const DEFAULT_WINDOW = 10_000;
/** Hits are counted up to this number unless `track_total_hits` says otherwise. */
const DEFAULT_COUNTED = 10_000;

/** Evaluates a search of one index. */
export function search({ index, filter }: Target, body: Json): Json {
  checkRequest('search', body);
  const {
    query = { match_all: {} },
    post_filter: postFilter,
    aggregations,
    sort,
    from = 0,
    size = DEFAULT_SIZE,
  } = body;
  const window = Number(index.settings['max_result_window'] ?? DEFAULT_WINDOW);
  if (Number(from) + Number(size) > window)
    throw illegalArgument(
      `Result window is too large, from + size must be less than or equal to: [${window}] but was [${Number(from) + Number(size)}].`,
    );
  const score = compileQuery(query as Json, index.mapping);
  const inAlias = filter ? compileQuery(filter, index.mapping) : () => 1;
  const matching: Scored[] = index.searched.flatMap((document) => {
    if (inAlias(document) === undefined) return [];
    const found = score(document);
    return found === undefined ? [] : [{ document, score: found }];
  });
  const shown = postFilter ? compileQuery(postFilter as Json, index.mapping) : () => 1;
  const hits = matching.filter(({ document }) => shown(document) !== undefined);
  const page = hits
    .toSorted(compileSort(sort, index.mapping))
    .slice(Number(from), Number(from) + Number(size));
  // Scores are computed only where something is sorted by them.
  const isScored = sort === undefined || JSON.stringify(sort).includes('"_score"');
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      ...totalOf(hits.length, body['track_total_hits']),
      max_score: isScored && page.length > 0 ? Math.max(...page.map((hit) => hit.score)) : null,
      hits: page.map((hit) => ({
        _index: index.name,
        _id: hit.document.id,
        _score: isScored ? hit.score : null,
        ...sourceOf(hit.document.source, body['_source']),
      })),
    },
    ...(aggregations
      ? {
          aggregations: aggregate(
            aggregations as Json,
            matching.map(({ document }) => document),
            index.mapping,
          ),
        }
      : {}),
  };
}

function totalOf(count: number, tracked: unknown): Json {
  if (tracked === false) return {};
  if (tracked === true || count <= DEFAULT_COUNTED) return { total: { value: count, relation: 'eq' } };
  return { total: { value: DEFAULT_COUNTED, relation: 'gte' } };
}

/** The members of a source that a request names by their paths. */
export function sourceOf(source: Json, wanted: unknown): Json {
  if (wanted === false) return {};
  if (wanted === undefined || wanted === true) return { _source: source };
  const kept: Json = {};
  for (const path of [wanted].flat() as string[]) copyPath(source, kept, path.split('.'));
  return { _source: kept };
}

function copyPath(from: Json, to: Json, [name = '', ...rest]: readonly string[]): void {
  const value = from[name];
  if (value === undefined) return;
  if (rest.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (rest.length === 0) to[name] = value;
    return;
  }
  to[name] ??= {};
  copyPath(value as Json, to[name] as Json, rest);
}
