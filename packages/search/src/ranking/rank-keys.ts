import type { QueryCriterion } from '../config.ts';
import type { TextRanks } from '../text/rank-rows.ts';

/** Maximum filter score that affects the ranking. */
export const mostFilterScore = 1023;

/** Number of different values of each criterion. All together, keys stay below 2^53. */
const ranges: Readonly<Record<QueryCriterion, number>> = {
  typo: 64,
  words: 32,
  filters: mostFilterScore + 1,
  proximity: 256,
  attribute: 2048,
  exact: 64,
};

/** What one step of a criterion counts in a key; 0 for a criterion that does not count. */
export type CriterionFactors = Readonly<Record<QueryCriterion, number>>;

/** Returns the factors for criteria in the order of their significance. */
export function criterionFactors(criteria: readonly QueryCriterion[]): CriterionFactors {
  const factors = { typo: 0, words: 0, filters: 0, proximity: 0, attribute: 0, exact: 0 };
  let factor = 1;
  for (const criterion of criteria.toReversed()) {
    factors[criterion] = factor;
    factor *= ranges[criterion];
  }
  return factors;
}

/** Computes a key for each matching row, the lowest being the best. */
export function rankKeys(
  keys: Float64Array,
  text: TextRanks | undefined,
  filterScores: Uint16Array | undefined,
  factors: CriterionFactors,
): Float64Array {
  const { typo, words, filters, proximity, attribute, exact } = factors;
  const farthest = ranges.attribute - 1;
  for (let slot = 0; slot < keys.length; slot++) {
    let key = (mostFilterScore - (filterScores?.[slot] ?? 0)) * filters;
    if (text) {
      key += text.typos[slot]! * typo + text.missing[slot]! * words + text.proximity[slot]! * proximity;
      key += Math.min(text.attribute[slot]!, farthest) * attribute + text.inexact[slot]! * exact;
    }
    keys[slot] = key;
  }
  return keys;
}
