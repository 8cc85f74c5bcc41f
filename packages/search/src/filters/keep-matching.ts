import type { CatalogueIndex } from '../catalogue-index.ts';
import { type Bits, clearBit, countBits, intersect, subtract } from '../columns/bitset.ts';
import { filterRows, isRemembered } from './filter-rows.ts';
import type { Filter } from './filter.ts';
import { conditionsOf, leavesAll, mostRows, type RowTest, rowTest } from './row-tests.ts';

/** Of at most one row in so many, each is tested: the rows of a condition take a visit of every row to find. */
const few = 128;

/**
 * Keeps of `rows`, which searches may return, those that match a filter, without rows of its own for conditions that
 * only narrow. Rare conditions come first, so that the others are tested for few rows.
 */
export function keepMatching(index: CatalogueIndex, filter: Filter, rows: Bits): void {
  const parts = conditionsOf(filter);
  if (parts.length === 1) return keep(index, filter, rows);
  const sorted = parts
    .map((part) => ({ part, count: mostRows(index, part) }))
    .sort((one, other) => one.count - other.count);
  for (const [at, { part }] of sorted.entries()) {
    if (leavesAll(index, part)) continue;
    const isNew = at > 0 && !isRemembered(index, part);
    if (isNew && countBits(rows) * few < index.columns.rowCount) keepTested(rows, rowTest(index, part));
    else keep(index, part, rows);
  }
}

function keep(index: CatalogueIndex, filter: Filter, rows: Bits): void {
  if (filter.kind === 'not') subtract(rows, filterRows(index, filter.of));
  else intersect(rows, filterRows(index, filter));
}

function keepTested(rows: Bits, test: RowTest): void {
  for (let index = 0; index < rows.length; index++) {
    for (let word = rows[index]!; word !== 0; word &= word - 1) {
      const row = (index << 5) + 31 - Math.clz32(word & -word);
      if (!test(row)) clearBit(rows, row);
    }
  }
}
