import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FacetColumn } from './facet-column.ts';

const ROWS = 200;
const everyRow = { before: false, after: true };
const value = fc.constantFrom('rare', 'other', 'frequent', 'common');

/** Values of a row, most of them frequent. */
const write = fc.record({
  row: fc.nat(ROWS - 1),
  values: fc.oneof(
    { weight: 1, arbitrary: fc.array<string>(value, { maxLength: 2 }) },
    { weight: 3, arbitrary: fc.constant<string[]>(['frequent']) },
  ),
});

test('rows with rare values are those that a visit of every row finds, before and after changes', () => {
  let rareSeen = 0;
  fc.assert(
    fc.property(fc.array(write, { maxLength: 60 }), fc.array(write, { maxLength: 60 }), (first, later) => {
      const column = new FacetColumn();
      const stored = new Map<number, boolean>();
      const put = ({ row, values }: { row: number; values: readonly string[] }) => {
        column.put(row, values, { ...everyRow, before: stored.has(row) });
        stored.set(row, true);
      };
      for (let row = 0; row < ROWS; row += 1) put({ row, values: ['frequent'] });
      for (const writes of [first, later]) {
        for (const one of writes) put(one);
        for (const wanted of [['rare'], ['other'], ['rare', 'other'], ['nobody']]) {
          const rare = column.rareRows(wanted, ROWS);
          if (!rare) continue;
          rareSeen += 1;
          expect([...rare]).toEqual([...column.rowsWith(wanted, ROWS)]);
        }
      }
    }),
  );
  expect(rareSeen).toBeGreaterThan(100);
});

test('values that many rows have are no rare ones', () => {
  const column = new FacetColumn();
  for (let row = 0; row < ROWS; row += 1) column.put(row, ['frequent'], everyRow);
  expect(column.rareRows(['frequent'], ROWS)).toBeUndefined();
});
