import type { NavEntry } from '@patine/contract/content/structure';
import { expect, test } from 'vitest';
import { navColumns } from './nav-columns.ts';

const entry = (label: string, links: number, columnIndex?: number): NavEntry => ({
  label,
  children: Array.from({ length: links }, (_, index) => ({ label: `${label}${index}` })),
  ...(columnIndex === undefined ? {} : { columnIndex }),
});
const labels = (entries: NavEntry[]) => navColumns(entries).map((column) => column.map(({ label }) => label));

test('a column contains fourteen links, and the fifteenth begins another', () => {
  expect(labels([entry('a', 9), entry('b', 5)])).toEqual([['a', 'b']]);
  expect(labels([entry('a', 9), entry('b', 6)])).toEqual([['a'], ['b']]);
});

test('an entry without links counts as one', () => {
  expect(labels([entry('a', 13), entry('b', 0), entry('c', 0)])).toEqual([['a', 'b'], ['c']]);
});

test('an entry with more than fourteen links has its own column', () => {
  expect(labels([entry('a', 20), entry('b', 1)])).toEqual([['a'], ['b']]);
});

test('entries with a given column are grouped in it', () => {
  expect(labels([entry('a', 9, 0), entry('b', 9, 0), entry('c', 1, 1)])).toEqual([['a', 'b'], ['c']]);
});

test('no entries give no columns', () => {
  expect(navColumns([])).toEqual([]);
});
