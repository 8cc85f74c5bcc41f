import { expect, test } from 'vitest';
import { reportedTitle, missing } from './test-titles.ts';
import { SECTIONS } from './table.ts';

const all = SECTIONS.flatMap(({ statements }) => statements);

test('ids are unique and start with the number of their section', () => {
  const ids = all.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const { number, statements } of SECTIONS)
    expect(statements.filter(({ id }) => !id.startsWith(`${number}.`))).toEqual([]);
});

test('each id is words joined by dots, and each statement a sentence', () => {
  expect(all.filter(({ id }) => !/^\d(\.[\w-]+)+$/.test(id)).map(({ id }) => id)).toEqual([]);
  expect(all.filter(({ says }) => says.trim().length < 10).map(({ id }) => id)).toEqual([]);
});

test('each section of the specification has its statements', () => {
  expect(SECTIONS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(SECTIONS.filter(({ statements }) => statements.length === 0)).toEqual([]);
});

test('every test that the table names exists', () => {
  const named = all.flatMap(({ proof }) => ('tests' in proof ? proof.tests : []));
  expect([...new Set(named.map(missing).filter((error) => error !== null))]).toEqual([]);
  expect(all.filter(({ proof }) => 'tests' in proof && proof.tests.length === 0)).toEqual([]);
});

test('a statement without a proof gives its reason', () => {
  const reasons = all.flatMap(({ id, proof }) => ('reason' in proof ? [{ id, reason: proof.reason }] : []));
  expect(reasons.filter(({ reason }) => reason.trim().length < 20)).toEqual([]);
});

test('a reported title matches its test whatever its values and language', () => {
  expect(reportedTitle('a %s of ${width} px').test('a page of 320 px (fr)')).toBe(true);
  expect(reportedTitle('a page').test('a page beyond')).toBe(false);
});
