import type { Types } from '@opensearch-project/opensearch';
import { isJsonObject, type IndexConfig, type Query } from '@patine/search/requests';
import type { Attempt } from './attempts.ts';
import { type Aggregations, facetAggregations } from './facet-aggregations.ts';
import { allOf, MATCH_ALL, type QueryContainer } from './filter-query.ts';
import { DEEPEST_HIT } from './index-mapping.ts';
import { filterConditions, textConditions } from './match-query.ts';
import { isRanked, relevanceQueries } from './relevance.ts';
import { sortOrder } from './sort-order.ts';
import { retrievedFields } from './retrieved-fields.ts';

/** A query that is to be answered by one attempt. */
export type Task = { config: IndexConfig; name: string; query: Query; attempt: Attempt };

/** What a task found. */
export type Found = {
  nbHits: number;
  /** Records in order. */
  hits: readonly Record<string, unknown>[];
  facets: Readonly<Record<string, unknown>>;
};

/** A request of OpenSearch that answers several tasks with the same words. */
export type PlannedSearch = {
  config: IndexConfig;
  body: Types.Core_Msearch.MultisearchBody;
  tasks: readonly Task[];
  /** What each task found, in the order of the tasks. */
  read: (response: SearchResponse) => Found[];
};

type SearchResponse = {
  hits: { total?: { value: number }; hits: { _source?: { record?: Record<string, unknown> } }[] };
  aggregations?: Record<string, unknown>;
};

const wantsHits = ({ query }: Task): boolean => query.length > 0;
const textKey = ({ config, query, attempt }: Task): string =>
  JSON.stringify([config.name, textConditions(config, query, attempt)]);

/**
 * Plans the fewest requests. A list asks, beside its page, for counts that each leave out one filter: the page's own
 * filters follow as a post filter, and each count is an aggregation with its own filters.
 */
export function planSearches(tasks: readonly Task[]): PlannedSearch[] {
  const groups: Task[][] = [];
  const byText = new Map<string, Task[]>();
  for (const task of tasks) {
    const key = textKey(task);
    const group = byText.get(key);
    if (group && !(wantsHits(task) && group.some(wantsHits))) group.push(task);
    else groups.push([task]);
    if (!group) byText.set(key, groups.at(-1)!);
  }
  return groups.map(planned);
}

function planned(tasks: readonly Task[]): PlannedSearch {
  const [{ config, query, attempt }] = tasks as readonly [Task];
  const filters = tasks.map((task) => filterConditions(config, task.query));
  const common = inAll(filters);
  const own = filters.map((conditions) => leaveOut(conditions, common));
  const page = tasks.findIndex(wantsHits);
  const conditions = [...textConditions(config, query, attempt), ...common];
  const aggregations: Aggregations = Object.fromEntries(
    tasks.flatMap((task, index) => {
      const facets = facetAggregations(config, task.query);
      // A page without facets has its number of hits from the hits themselves.
      if (index === page && Object.keys(facets).length === 0) return [];
      const filter = own[index]!.length === 0 ? MATCH_ALL : allOf(own[index]!);
      return [[String(index), { filter, ...(Object.keys(facets).length > 0 ? { aggs: facets } : {}) }]];
    }),
  );
  const shown = tasks[page];
  const window = shown ? hitsBody(shown, conditions) : { query: allOf(conditions), size: 0 };
  return {
    config,
    tasks,
    body: {
      ...window,
      track_total_hits: shown !== undefined,
      ...(shown && own[page]!.length > 0 ? { post_filter: allOf(own[page]!) } : {}),
      ...(Object.keys(aggregations).length > 0 ? { aggregations } : {}),
    },
    read: ({ hits, aggregations: results = {} }) =>
      tasks.map((_, index): Found => {
        const result = results[String(index)];
        const facets = isJsonObject(result) ? result : {};
        if (index !== page) return { nbHits: Number(facets['doc_count'] ?? 0), hits: [], facets };
        return {
          nbHits: hits.total?.value ?? 0,
          hits: hits.hits.flatMap(({ _source: source }) => (source?.record ? [source.record] : [])),
          facets,
        };
      }),
  };
}

/** The page of hits. Only a ranked search has scores. */
function hitsBody({ config, name, query, attempt }: Task, conditions: readonly QueryContainer[]) {
  const ranked = name === config.name && isRanked(query, attempt);
  const from = Math.min(query.offset, DEEPEST_HIT);
  return {
    query: ranked
      ? {
          bool: {
            filter: conditions.length > 0 ? [...conditions] : [MATCH_ALL],
            should: relevanceQueries(config, query, attempt),
            minimum_should_match: 0,
          },
        }
      : allOf(conditions),
    from,
    size: Math.min(query.length, DEEPEST_HIT - from),
    sort: sortOrder(config, name, ranked),
    _source: retrievedFields(config, query, attempt),
  };
}

const keyOf = (condition: QueryContainer): string => JSON.stringify(condition);

function inAll(lists: readonly (readonly QueryContainer[])[]): QueryContainer[] {
  const [first = [], ...others] = lists;
  const known = others.map((list) => new Set(list.map(keyOf)));
  return first.filter((condition) => known.every((keys) => keys.has(keyOf(condition))));
}

const leaveOut = (
  conditions: readonly QueryContainer[],
  common: readonly QueryContainer[],
): QueryContainer[] => {
  const known = new Set(common.map(keyOf));
  return conditions.filter((condition) => !known.has(keyOf(condition)));
};
