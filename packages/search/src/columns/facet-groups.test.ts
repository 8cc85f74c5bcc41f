import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FacetColumn } from './facet-column.ts';
import { FacetGroups } from './facet-groups.ts';

const ROWS = 4_000;
const COLUMNS = 3;
const every = { before: false, after: true };

/** A value that no column has yet makes a new set; enough of them outgrow what a group has room for. */
const write = fc.record({
  column: fc.nat(COLUMNS - 1),
  row: fc.nat(ROWS + 50),
  values: fc.array(fc.constantFrom('red', 'green', 'blue', 'new 1', 'new 2', 'new 3', 'new 4'), {
    maxLength: 3,
  }),
});

test('rows are counted in groups as they are one column after the other, before and after changes', () => {
  let grouped = 0;
  fc.assert(
    fc.property(fc.array(fc.array(write, { maxLength: 40 }), { minLength: 1, maxLength: 4 }), (batches) => {
      const columns = Array.from({ length: COLUMNS }, () => new FacetColumn());
      for (let row = 0; row < ROWS; row += 1)
        for (const [index, column] of columns.entries())
          column.put(row, [['red', 'green'][(row >> index) % 2] ?? ''], every);
      const groups = new FacetGroups(columns);
      let rowCount = ROWS;
      for (const batch of batches) {
        for (const { column, row, values } of batch) {
          columns[column]?.put(row, values, { before: row < rowCount, after: true });
          rowCount = Math.max(rowCount, row + 1);
        }
        const rows = Uint32Array.from({ length: rowCount }, (_, row) => row).filter((row) => row % 7 !== 0);
        const countSets = groups.counter(rows, rowCount);
        for (const column of columns) {
          const counts = countSets(column);
          const alone = column.countSets(rows);
          if (counts.length !== alone.length) grouped += 1;
          expect([...counts.subarray(0, alone.length)]).toEqual([...alone]);
        }
      }
    }),
    { numRuns: 60 },
  );
  // Counters of a group have room for further sets.
  expect(grouped).toBeGreaterThan(60);
});
