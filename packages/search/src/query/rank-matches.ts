import type { CatalogueIndex } from '../catalogue-index.ts';
import { listBits } from '../columns/bitset.ts';
import { makeFloat64, makeUint32 } from '../columns/growable-buffer.ts';
import { Scratch } from '../columns/scratch.ts';
import { filterScores, optionalGroups, scoredGroups } from '../filters/filter-scores.ts';
import { rankKeys } from '../ranking/rank-keys.ts';
import { rankRows, type TextRanks } from '../text/rank-rows.ts';
import type { MatchSet, RankedRows } from './match-set.ts';
import type { MatchQuery } from './read-query.ts';

/** Up to this number, ranked rows are cached with their match set for the next page. */
const maxCachedRows = 50_000;
const longRows = new Scratch(makeUint32);
const longKeys = new Scratch(makeFloat64);

/** Returns the matching rows with their rank keys, valid until the next search. */
export function rankedRows(index: CatalogueIndex, match: MatchSet, query: MatchQuery): RankedRows {
  if (match.ranked) return match.ranked;
  const { count } = match;
  const isCached = count <= maxCachedRows;
  const rows = listBits(match.bits, count, isCached ? makeUint32(count) : longRows.take(count));
  const groups = [...scoredGroups(query.filter), ...optionalGroups(query.optionalFilter)];
  const scores = filterScores(index, groups, rows);
  const text = match.terms.length > 0 ? textRanks(index, match, rows, query.settings) : undefined;
  const keys = isCached ? makeFloat64(count) : longKeys.take(count);
  const ranked = { rows, keys: scores || text ? rankKeys(keys, text, scores, index.factors) : undefined };
  if (isCached) match.ranked = ranked;
  return ranked;
}

export function textRanks(
  index: CatalogueIndex,
  { bits, terms }: MatchSet,
  rows: Uint32Array,
  { searched }: MatchQuery['settings'],
): TextRanks {
  const { text, rowCount } = index.columns;
  return rankRows(text, terms, { rows, bits, rowCount }, { searched, weights: index.weights });
}
