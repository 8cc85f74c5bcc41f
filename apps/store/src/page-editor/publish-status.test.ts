import { expect, test } from 'vitest';
import { UNSAVED } from './editor-state.ts';
import { publishedAs, publishStatusOf, shopPathOf } from './publish-status.ts';

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

test('the page in the shop is where it was saved, without what opens the draft', () => {
  const pathOf = (version: number, dates = {}) =>
    shopPathOf(
      { version, published: publishedAs(2, dates), previewPath: '/en/pages/coats?draft=2&preview=a.b' },
      NOW,
    );
  expect(pathOf(2)).toBe('/en/pages/coats');
  expect(pathOf(2, { publishAt: AFTER })).toBeNull();
  expect(pathOf(3)).toBeNull();
});

test('a part of other pages has no place of its own in the shop', () => {
  expect(shopPathOf({ version: 2, published: publishedAs(2, {}), previewPath: null }, NOW)).toBeNull();
});
