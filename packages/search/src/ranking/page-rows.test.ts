import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits, emptyBits, listBits, setBit } from '../columns/bitset.ts';
import { NumberColumn } from '../columns/number-column.ts';
import { ObjectRows } from '../columns/object-rows.ts';
import { firstRows } from './page-rows.ts';
import { compareByKeys, SortedRows, type SortKey } from './sorted-rows.ts';

/** Rows with a number that precedes the rank keys, another after them, and a key each. */
const someRows = (different: number) =>
  fc.array(
    fc.record({
      first: fc.oneof(fc.nat(different), fc.constant(Number.NaN)),
      last: fc.nat(20),
      key: fc.oneof(fc.nat(3), fc.constant(2 ** 46 - 1)),
      matches: fc.boolean(),
    }),
    { maxLength: 300 },
  );

type Row = { first: number; last: number; key: number; matches: boolean };

function indexed(rows: readonly Row[], direction: 1 | -1) {
  const objects = new ObjectRows();
  const [first, last] = [new NumberColumn(), new NumberColumn()];
  const bits = emptyBits(rows.length);
  for (const [row, values] of rows.entries()) {
    objects.place(String(row), '{}');
    first.put(row, values.first);
    last.put(row, values.last);
    if (values.matches) setBit(bits, row);
  }
  const before: SortKey[] = [{ column: first, direction }];
  const order = new SortedRows([...before, { column: last, direction: 1 }], objects);
  order.refresh();
  const count = countBits(bits);
  const matching = listBits(bits, count);
  const keys = Float64Array.from(matching, (row) => rows[row]!.key);
  return { order, before, match: { bits, count, terms: [], written: new Map() }, matching, keys };
}

test.each([
  ['few', 2],
  ['many', 200],
])('the first rows are those of a whole sort, with %s values before the keys', (_how, different) => {
  fc.assert(
    fc.property(
      someRows(different),
      fc.constantFrom(1 as const, -1 as const),
      fc.integer({ min: 1, max: 320 }),
      (rows, direction, wanted) => {
        const { order, before, match, matching, keys } = indexed(rows, direction);
        const [compareBefore, compare] = [compareByKeys(before), order.compare()];
        const sorted = [...matching].toSorted(
          (one, other) =>
            compareBefore(one, other) || rows[one]!.key - rows[other]!.key || compare(one, other),
        );
        const found = firstRows(match, { rows: matching, keys }, order, wanted, before);
        expect([...found]).toEqual(sorted.slice(0, wanted));
        const inOrder = [...matching].toSorted(compare);
        expect([...firstRows(match, undefined, order, wanted)]).toEqual(inOrder.slice(0, wanted));
      },
    ),
    { numRuns: 300 },
  );
});
