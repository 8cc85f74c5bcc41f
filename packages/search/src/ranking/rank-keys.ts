import type { TextRanks } from '../text/rank-rows.ts';

/** More than any sum of filters' scores that tells rows apart. */
export const mostFilterScore = 1023;

/** Each criterion's place in a key, the last in the order first. A key stays below 2^53. */
const inexactRange = 64;
const attributeRange = 2048;
const proximityRange = 256;
const filterRange = mostFilterScore + 1;
const missingRange = 32;

/**
 * Fills in one number per matching row, the lowest being the best: typos, words, filters, proximity, attribute, exact, each
 * deciding only between rows that those before it leave equal.
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
