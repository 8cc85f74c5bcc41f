import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clearBit,
  countBits,
  emptyBits,
  fullBits,
  hasBit,
  intersect,
  listBits,
  setBit,
  subtract,
  unite,
} from './bitset.ts';

const rowCount = 100;
const someRows = fc.uniqueArray(fc.nat(rowCount - 1)).map((rows) => new Set(rows));

function bitsOf(rows: ReadonlySet<number>) {
  const bits = emptyBits(rowCount);
  for (const row of rows) setBit(bits, row);
  return bits;
}

const rowsOf = (bits: ReturnType<typeof bitsOf>) => new Set(listBits(bits, countBits(bits)));

test('a bitset is a set of rows', () => {
  fc.assert(
    fc.property(someRows, someRows, (one, other) => {
      const [both, either, without] = [bitsOf(one), bitsOf(one), bitsOf(one)];
      intersect(both, bitsOf(other));
      unite(either, bitsOf(other));
      subtract(without, bitsOf(other));
      expect(rowsOf(both)).toEqual(one.intersection(other));
      expect(rowsOf(either)).toEqual(one.union(other));
      expect(rowsOf(without)).toEqual(one.difference(other));
    }),
  );
});

test.each([0, 1, 31, 32, 33, 100])('sets all %i rows and none beyond', (count) => {
  const bits = fullBits(count);
  expect(countBits(bits)).toBe(count);
  expect([...listBits(bits, count)]).toEqual(Array.from({ length: count }, (_, row) => row));
});

test('a cleared bit is unset', () => {
  const bits = fullBits(64);
  clearBit(bits, 63);
  expect([hasBit(bits, 62), hasBit(bits, 63)]).toEqual([true, false]);
});
