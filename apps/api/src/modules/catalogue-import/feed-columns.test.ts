import { expect, test } from 'vitest';
import { columnNames, columnOf, isRequired, skipsRow } from './feed-columns.ts';
import { readListing } from './read-listing.ts';

const examples = Object.fromEntries(columnNames.map((name) => [name, columnOf(name).example]));
const read = (cells: Record<string, string>) => readListing({ line: 2, cells: { ...examples, ...cells } });

test('a row with every column’s example has no errors', () => {
  expect(read({})).toMatchObject({ issues: [], listing: { externalId: 'KILO-104', priceAmount: 6600 } });
});

test.each(columnNames.filter(isRequired))('a row without %s is skipped', (column) => {
  expect(read({ [column]: ' ' })).toMatchObject({ listing: null, issues: [{ column, code: 'MISSING' }] });
});

test.each(columnNames)('a cell of %s that is too long is reported, with what its row loses', (column) => {
  const { listing, issues } = read({ [column]: 'x'.repeat(20_001) });
  expect(issues).toMatchObject([{ column, code: 'TOO_LONG', skipped: skipsRow(column) }]);
  expect(listing === null).toBe(skipsRow(column));
});

test('every column has a description', () => {
  expect(columnNames.filter((name) => !columnOf(name).schema.description)).toEqual([]);
});
