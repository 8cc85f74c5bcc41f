/** One bit per row, 32 rows per word. Bits beyond the last row are never set. */
export type Bits = Uint32Array<ArrayBuffer>;

export const wordCount = (rowCount: number): number => (rowCount + 31) >>> 5;

export const emptyBits = (rowCount: number): Bits => new Uint32Array(wordCount(rowCount));

export function fullBits(rowCount: number): Bits {
  const bits = emptyBits(rowCount).fill(0xffffffff);
  const rest = rowCount & 31;
  if (rest !== 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export const hasBit = (bits: Bits, row: number): boolean => (bits[row >>> 5]! & (1 << (row & 31))) !== 0;

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31);
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5]! &= ~(1 << (row & 31));
}

export function intersect(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! &= other[word]!;
}

export function unite(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! |= other[word]!;
}

export function subtract(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! &= ~other[word]!;
}

export function countBits(bits: Bits): number {
  let total = 0;
  for (let index = 0; index < bits.length; index++) {
    let word = bits[index]!;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

/**
 * Returns the rows whose bit is set, in ascending order. `count` must equal `countBits(bits)` and the length of `rows`.
 */
export function listBits(bits: Bits, count: number, rows = new Uint32Array(count)): Uint32Array<ArrayBuffer> {
  let length = 0;
  for (let index = 0; index < bits.length; index++) {
    let word = bits[index]!;
    while (word !== 0) {
      const lowest = word & -word;
      rows[length++] = (index << 5) + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return rows;
}
