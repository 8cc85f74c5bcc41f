import { hasBit, listBits } from '../columns/bitset.ts';
import type { MatchSet } from '../query/match-set.ts';
import type { Order } from './order.ts';

/** Up to one matching row in this many, sorting the matches beats walking the whole order. */
const sparse = 256;

/** The matching rows from `offset`, `length` at most: by text score when `byScore`, then in the given order. */
export function pageRows(
  match: MatchSet,
  order: Order,
  offset: number,
  length: number,
  byScore: boolean,
): number[] {
  const { scores, scoreCounts } = match;
  if (offset >= match.count || length <= 0) return [];
  if (!byScore || !scores || !scoreCounts) return slice(match, order, undefined, match.count, offset, length);
  const page: number[] = [];
  let passed = 0;
  for (const [score, count] of scoreCounts) {
    const from = Math.max(offset - passed, 0);
    const wanted = length - page.length;
    if (wanted === 0) break;
    if (from < count) page.push(...slice(match, order, score, count, from, wanted));
    passed += count;
  }
  return page;
}

function slice(
  { bits, count: total, scores }: MatchSet,
  order: Order,
  score: number | undefined,
  count: number,
  from: number,
  wanted: number,
): number[] {
  const fits = (row: number): boolean => score === undefined || scores?.[row] === score;
  const found: number[] = [];
  const sorted = order.rows;
  if (count * sparse < sorted.length) {
    const rows = listBits(bits, total).filter(fits).sort(order.comparison());
    return [...rows.subarray(from, from + wanted)];
  }
  for (let rank = 0, seen = 0; rank < sorted.length && found.length < wanted; rank++) {
    const row = sorted[rank]!;
    if (hasBit(bits, row) && fits(row) && seen++ >= from) found.push(row);
  }
  return found;
}
