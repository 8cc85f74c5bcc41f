import type { CatalogueIndex } from '../catalogue-index.ts';
import { countBits, fullBits, intersect, listBits, subtract } from '../columns/bitset.ts';
import { filterRows } from '../filters/filter-rows.ts';
import type { CountingRows, MatchSet } from './match-set.ts';
import type { Query } from './read-query.ts';

/** What is remembered beside the arrays: the written facets of an answer, estimated. */
const bytesBeside = 20_000;

/** Queries that differ by page, order or facets share one match set until the next write. */
export function findMatches(
  index: CatalogueIndex,
  { words, filter }: Pick<Query, 'words' | 'filter'>,
): MatchSet {
  const key = JSON.stringify([words, filter]);
  const known = index.matchCache.get(key);
  if (known) return known;
  const match = computeMatch(index, words, filter);
  index.matchCache.set(key, match, match.bits.byteLength + (match.scores?.byteLength ?? 0) + bytesBeside);
  return match;
}

export function countingRows(index: CatalogueIndex, match: MatchSet): CountingRows {
  const findable = index.columns.findable();
  const total = countBits(findable);
  if (match.count * 2 <= total) return { rows: listBits(match.bits, match.count), leftOut: false };
  subtract(findable, match.bits);
  return { rows: listBits(findable, total - match.count), leftOut: true };
}

function computeMatch(index: CatalogueIndex, words: Query['words'], filter: Query['filter']): MatchSet {
  const { columns, filterCache } = index;
  const bits = columns.rowCount > 0 ? columns.findable() : fullBits(0);
  if (filter) intersect(bits, filterRows(columns, filterCache, filter));
  if (words.length === 0) return { bits, count: countBits(bits), written: new Map() };
  const scores = columns.text.match(words, bits, columns.rowCount);
  const count = countBits(bits);
  return { bits, count, scores, scoreCounts: countScores(scores, listBits(bits, count)), written: new Map() };
}

function countScores(scores: Uint16Array, rows: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(scores[row]!, (counts.get(scores[row]!) ?? 0) + 1);
  return new Map([...counts].sort(([one], [other]) => one - other));
}
