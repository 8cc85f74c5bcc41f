import type { CatalogueIndex } from '../catalogue-index.ts';
import { numberTest } from '../columns/number-column.ts';
import type { Filter } from './filter.ts';

/** The conditions of which a row must meet each. */
export const conditionsOf = (filter: Filter): readonly Filter[] =>
  filter.kind === 'and' ? filter.of.flatMap(conditionsOf) : [filter];

/** True of the exclusion of values that nothing has which searches may return. */
export const leavesAll = (index: CatalogueIndex, filter: Filter): boolean =>
  filter.kind === 'not' &&
  filter.of.kind === 'facet' &&
  filter.of.attribute !== 'objectID' &&
  mostRows(index, filter.of) === 0;

/** At most so many rows match a filter, as far as this is known without looking at them. */
export function mostRows(index: CatalogueIndex, filter: Filter): number {
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

export type RowTest = (row: number) => boolean;

const all =
  (tests: readonly RowTest[]): RowTest =>
  (row) =>
    tests.every((test) => test(row));

/** Returns a test of single rows. */
export function rowTest(index: CatalogueIndex, filter: Filter): RowTest {
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
