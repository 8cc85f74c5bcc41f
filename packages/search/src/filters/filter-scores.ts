import type { CatalogueIndex } from '../catalogue-index.ts';
import { hasBit } from '../columns/bitset.ts';
import { makeUint16 } from '../columns/growable-buffer.ts';
import { Scratch } from '../columns/scratch.ts';
import { mostFilterScore } from '../ranking/rank-keys.ts';
import { writtenScore } from './conditions.ts';
import type { Filter } from './filter.ts';
import { filterRows } from './filter-rows.ts';

/** Conditions of which a row gains the highest score among those it matches. */
type ScoredGroup = readonly { filter: Filter; score: number }[];

/** Returns the scored groups of a mandatory filter: conditions with `<score=…>`. */
export function scoredGroups(filter: Filter | undefined): ScoredGroup[] {
  return partsOf('and', filter)
    .map((part) =>
      partsOf('or', part)
        .filter((condition) => writtenScore(condition) !== undefined)
        .map(asScored),
    )
    .filter((group) => group.length > 0);
}

/** Returns the groups of an optional filter: each condition has a score. */
export const optionalGroups = (filter: Filter | undefined): ScoredGroup[] =>
  partsOf('and', filter).map((part) => partsOf('or', part).map(asScored));

const scores = new Scratch(makeUint16);

/** Returns the score of each row, valid until the next search; undefined when no condition has a score. */
export function filterScores(
  index: CatalogueIndex,
  groups: readonly ScoredGroup[],
  rows: Uint32Array,
): Uint16Array | undefined {
  if (groups.length === 0) return undefined;
  const totals = scores.take(rows.length).fill(0);
  for (const group of groups) {
    const conditions = group.map(({ filter, score }) => ({ bits: filterRows(index, filter), score }));
    for (let slot = 0; slot < rows.length; slot++) {
      let best = 0;
      for (const { bits, score } of conditions) if (score > best && hasBit(bits, rows[slot]!)) best = score;
      totals[slot] = Math.min(totals[slot]! + best, mostFilterScore);
    }
  }
  return totals;
}

function partsOf(kind: 'and' | 'or', filter: Filter | undefined): readonly Filter[] {
  if (!filter) return [];
  return filter.kind === kind ? filter.of : [filter];
}

const asScored = (filter: Filter) => ({
  filter,
  score: Math.min(writtenScore(filter) ?? 0, mostFilterScore),
});
