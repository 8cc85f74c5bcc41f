import type { TextRanks } from '../text/rank-rows.ts';

/** Maximum filter score that affects the ranking. */
export const mostFilterScore = 1023;

/** Multiplier of each criterion in a key, the least significant first. Keys stay below 2^53. */
const inexactRange = 64;
const attributeRange = 2048;
const proximityRange = 256;
const filterRange = mostFilterScore + 1;
const missingRange = 32;

/**
 * Computes a key for each matching row, the lowest being the best. Criteria by significance: typos, words, filters,
 * proximity, attribute, exact.
 */
export function rankKeys(
  keys: Float64Array,
  text: TextRanks | undefined,
  filterScores: Uint16Array | undefined,
): Float64Array {
  for (let slot = 0; slot < keys.length; slot++) {
    const score = filterScores?.[slot] ?? 0;
    let key = 0;
    if (text) key = text.typos[slot]! * missingRange + text.missing[slot]!;
    key = key * filterRange + (mostFilterScore - score);
    if (text) {
      key = key * proximityRange + text.proximity[slot]!;
      key = key * attributeRange + Math.min(text.attribute[slot]!, attributeRange - 1);
      key = key * inexactRange + text.inexact[slot]!;
    }
    keys[slot] = key;
  }
  return keys;
}
