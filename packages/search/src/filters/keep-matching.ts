import type { CatalogueIndex } from '../catalogue-index.ts';
import { type Bits, clearBit, countBits, intersect, subtract } from '../columns/bitset.ts';
import { numberTest } from '../columns/number-column.ts';
import { filterRows, isRemembered } from './filter-rows.ts';
import type { Filter } from './filter.ts';

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

const conditionsOf = (filter: Filter): readonly Filter[] =>
  filter.kind === 'and' ? filter.of.flatMap(conditionsOf) : [filter];

/** True of the exclusion of values that nothing has which searches may return. */
const leavesAll = (index: CatalogueIndex, filter: Filter): boolean =>
  filter.kind === 'not' &&
  filter.of.kind === 'facet' &&
  filter.of.attribute !== 'objectID' &&
  mostRows(index, filter.of) === 0;

function keep(index: CatalogueIndex, filter: Filter, rows: Bits): void {
  if (filter.kind === 'not') subtract(rows, filterRows(index, filter.of));
  else intersect(rows, filterRows(index, filter));
}

/** At most so many rows match a filter, as far as this is known without looking at them. */
function mostRows(index: CatalogueIndex, filter: Filter): number {
  const { columns } = index;
  switch (filter.kind) {
    case 'facet':
      if (filter.attribute === 'objectID') return filter.values.length;
      return columns.facet(filter.attribute)?.countWith(filter.values) ?? 0;
    case 'and':
      return Math.min(...filter.of.map((part) => mostRows(index, part)));
    case 'or':
      return filter.of.reduce((total, part) => total + mostRows(index, part), 0);
    case 'not':
    case 'number':
    case 'between':
      return columns.rowCount;
  }
}

type RowTest = (row: number) => boolean;

const all =
  (tests: readonly RowTest[]): RowTest =>
  (row) =>
    tests.every((test) => test(row));

function rowTest(index: CatalogueIndex, filter: Filter): RowTest {
  const { columns } = index;
  switch (filter.kind) {
    case 'facet': {
      const { attribute, values } = filter;
      if (attribute === 'objectID') {
        const wanted = new Set(values.map((value) => columns.rows.rowOf(value)));
        return (row) => wanted.has(row);
      }
      return columns.facet(attribute)?.test(values) ?? (() => false);
    }
    case 'number':
      return (
        columns.number(filter.attribute)?.test(numberTest(filter.comparison, filter.bound)) ?? (() => false)
      );
    case 'between':
      return (
        columns.number(filter.attribute)?.test({ low: filter.low, high: filter.high, inside: true }) ??
        (() => false)
      );
    case 'not': {
      const test = rowTest(index, filter.of);
      return (row) => !test(row);
    }
    case 'and':
      return all(filter.of.map((part) => rowTest(index, part)));
    case 'or': {
      const tests = filter.of.map((part) => rowTest(index, part));
      return (row) => tests.some((test) => test(row));
    }
  }
}

function keepTested(rows: Bits, test: RowTest): void {
  for (let index = 0; index < rows.length; index++) {
    for (let word = rows[index]!; word !== 0; word &= word - 1) {
      const row = (index << 5) + 31 - Math.clz32(word & -word);
      if (!test(row)) clearBit(rows, row);
    }
  }
}
