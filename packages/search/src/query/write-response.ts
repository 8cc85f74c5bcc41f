import type { CatalogueIndex } from '../catalogue-index.ts';
import { emptyBits, listBits } from '../columns/bitset.ts';
import { countGroups, distinctRows } from '../ranking/distinct-rows.ts';
import { firstRows } from '../ranking/page-rows.ts';
import { correctedText, correctionsOf } from './corrections.ts';
import { findMatches } from './find-matches.ts';
import { firstMatching } from './first-matching.ts';
import { hitMarker } from './mark-hits.ts';
import type { MatchSet } from './match-set.ts';
import { rankedRows } from './rank-matches.ts';
import { rankingInfos } from './ranking-info.ts';
import { type Query, readQuery } from './read-query.ts';
import type { SearchParams } from './search-params.ts';
import { writeFacets } from './write-facets.ts';
import { writeHits } from './write-hits.ts';

export interface ResponseContext {
  /** Milliseconds since any origin. */
  now: () => number;
  /** Returns the id of a search from its index and parameters. */
  queryID: (search: string) => string;
}

/** Runs a search of an index or a replica and returns the response as JSON text. */
export function writeResponse(
  index: CatalogueIndex,
  name: string,
  params: SearchParams,
  context: ResponseContext,
): string {
  const started = context.now();
  const query = readQuery(index, params);
  const isCounted = needsCount(query);
  const match = isCounted ? findMatches(index, query) : noMatches();
  const { rows, nbHits } = isCounted ? page(index, name, match, query) : uncountedPage(index, name, query);
  const nbPages = query.hitsPerPage === 0 ? 0 : Math.ceil(nbHits / query.hitsPerPage);
  const marker = rows.length === 0 ? undefined : hitMarker(index, match.terms, query.highlight);
  const infos = query.rankingInfo ? rankingInfos(index, name, match, query, rows) : [];
  const hits = writeHits(index, rows, query.attributesToRetrieve, marker, infos);
  const facets = writeFacets(index, match, query);
  const queryID = query.clickAnalytics
    ? `"queryID":${JSON.stringify(context.queryID(`${name}?${query.encoded}`))},`
    : '';
  return (
    `{"hits":[${hits}],"nbHits":${nbHits},"page":${query.page},"nbPages":${nbPages},` +
    `"hitsPerPage":${query.hitsPerPage},${facets}"exhaustiveNbHits":${isCounted},"query":${JSON.stringify(query.text)},` +
    `${writeCorrections(index, match, query)}${writeExplanation(name, query)}${writeContent(query)}` +
    `"params":${JSON.stringify(query.encoded)},"index":${JSON.stringify(name)},${queryID}` +
    `"processingTimeMS":${Math.max(1, Math.round(context.now() - started))}}`
  );
}

/** Returns the words that were corrected as members of a response, each followed by a comma. */
function writeCorrections(index: CatalogueIndex, match: MatchSet, { text }: Query): string {
  const corrections = correctionsOf(index, match);
  if (corrections.length === 0) return '';
  const corrected = JSON.stringify(correctedText(text, corrections));
  return `"corrections":${JSON.stringify(corrections)},"correctedQuery":${corrected},`;
}

const writeContent = ({ renderingContent }: Query): string =>
  renderingContent ? `"renderingContent":${JSON.stringify(renderingContent)},` : '';

function writeExplanation(name: string, { rankingInfo, words }: Query): string {
  if (!rankingInfo) return '';
  const parsed = words.map(({ word }) => word).join(' ');
  return `"parsedQuery":${JSON.stringify(parsed)},"indexUsed":${JSON.stringify(name)},`;
}

/** Returns the rows of the requested page. A replica uses its own order regardless of words and scores. */
function page(index: CatalogueIndex, name: string, match: MatchSet, query: Query) {
  const { offset, length, distinct } = query;
  const first = (count: number): Uint32Array => {
    const isRanked = name === index.config.name && (match.terms.length > 0 || hasScores(query));
    const order = index.order(name);
    if (!isRanked) return firstRows(match, undefined, order, count);
    return firstRows(match, rankedRows(index, match, query), order, count, index.sortKeysBefore());
  };
  const column = distinct > 0 ? index.columns.facet(index.config.attributeForDistinct ?? '') : undefined;
  if (!column) {
    const wanted = offset < match.count && length > 0 ? offset + length : 0;
    return { rows: first(wanted).subarray(offset), nbHits: match.count };
  }
  const nbHits = countGroups(column, listBits(match.bits, match.count));
  return { rows: distinctRows(column, { perGroup: distinct, offset, length }, first, match.count), nbHits };
}

/** Words, facets, groups and scores are found by all that matches. */
const needsCount = (query: Query): boolean =>
  query.countsHits ||
  query.words.length > 0 ||
  query.phrases.length > 0 ||
  query.facets.length > 0 ||
  query.distinct > 0 ||
  query.rankingInfo ||
  hasScores(query);

const noMatches = (): MatchSet => ({ bits: emptyBits(0), count: 0, terms: [], written: new Map() });

function uncountedPage(index: CatalogueIndex, name: string, { filter, offset, length }: Query) {
  const wanted = length === 0 ? 0 : offset + length;
  const rows = firstMatching(index, { filter, order: index.order(name), wanted });
  return { rows: rows.subarray(offset), nbHits: rows.length };
}

const hasScores = ({ filter, optionalFilter }: Query): boolean =>
  optionalFilter !== undefined || (filter !== undefined && JSON.stringify(filter).includes('"score"'));
