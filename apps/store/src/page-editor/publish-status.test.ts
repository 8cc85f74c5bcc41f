import { expect, test } from 'vitest';
import { UNSAVED } from './editor-state.ts';
import { publishedAs, publishStatusOf } from './publish-status.ts';

const NOW = Date.parse('2026-03-01T08:00:00Z');
const BEFORE = '2026-03-01T07:59:00.000Z';
const AFTER = '2026-03-01T08:01:00.000Z';
const statusOf = (version: number, dates = {}) =>
  publishStatusOf({ ...UNSAVED, version, published: publishedAs(2, dates) }, NOW);

test('a page that was never published is saved', () => {
  expect(publishStatusOf({ ...UNSAVED, version: 1 }, NOW)).toEqual({ state: 'saved' });
});

test('the last published version is shown between its dates', () => {
  expect(statusOf(2)).toEqual({ state: 'published' });
  expect(statusOf(2, { publishAt: BEFORE, expireAt: AFTER })).toEqual({ state: 'published' });
  expect(statusOf(2, { publishAt: AFTER })).toEqual({ state: 'scheduled', date: AFTER });
  expect(statusOf(2, { expireAt: BEFORE })).toEqual({ state: 'expired', date: BEFORE });
});

test('a draft says whether visitors see an earlier version', () => {
  expect(statusOf(3)).toEqual({ state: 'behind' });
  expect(statusOf(3, { expireAt: BEFORE })).toEqual({ state: 'saved' });
  expect(statusOf(3, { publishAt: AFTER })).toEqual({ state: 'saved' });
});
