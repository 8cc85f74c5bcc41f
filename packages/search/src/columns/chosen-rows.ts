import { type Bits, emptyBits } from './bitset.ts';

/**
 * Returns the rows whose value set is wanted. Unrolled by four, because it visits every row of the index for each
 * uncached condition.
 */
export function chosenRows(sets: Uint16Array | Uint32Array, wanted: Uint8Array, rowCount: number): Bits {
  const bits = emptyBits(rowCount);
  const wholeWords = rowCount >>> 5;
  for (let word = 0; word < wholeWords; word++) {
    const first = word << 5;
    let built = 0;
    for (let at = 0; at < 32; at += 4) {
      const row = first + at;
      const four =
        wanted[sets[row]!]! |
        (wanted[sets[row + 1]!]! << 1) |
        (wanted[sets[row + 2]!]! << 2) |
        (wanted[sets[row + 3]!]! << 3);
      built |= four << at;
    }
    bits[word] = built;
  }
  for (let row = wholeWords << 5; row < rowCount; row++)
    bits[row >>> 5]! |= wanted[sets[row]!]! << (row & 31);
  return bits;
}
