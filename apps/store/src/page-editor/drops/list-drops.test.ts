import type { DropSummary } from '@patine/contract/content/drops';
import { expect, test } from 'vitest';
import { dropStateOf, filterDrops } from './list-drops.ts';

const NOW = Date.parse('2026-11-10T12:00:00Z');
const YESTERDAY = '2026-11-09T12:00:00Z';
const TOMORROW = '2026-11-11T12:00:00Z';

const drop = (slug: string, given: Partial<DropSummary> = {}): DropSummary => ({
  slug,
  nameFr: slug,
  nameEn: slug,
  launchAt: YESTERDAY,
  endAt: null,
  productCount: 3,
  state: 'published',
  isPublished: true,
  isArchived: false,
  updatedAt: null,
  ...given,
});

test.each([
  ['draft', null, { isPublished: false, launchAt: TOMORROW }],
  ['announced', null, { launchAt: null }],
  ['soon', TOMORROW, { launchAt: TOMORROW }],
  ['live', null, {}],
  ['live', TOMORROW, { endAt: TOMORROW }],
  ['ended', YESTERDAY, { endAt: YESTERDAY }],
  ['archived', null, { endAt: YESTERDAY, isArchived: true }],
  ['ended', new Date(NOW).toISOString(), { endAt: new Date(NOW).toISOString() }],
] as const)('a drop is %s with the date %s', (state, date, given) => {
  expect(dropStateOf(drop('a', given), NOW)).toEqual({ state, date });
});

test('drops are found by words of any language, whatever their accents, and by their state', () => {
  const drops = [
    drop('summer', { nameFr: 'Robes d’été', nameEn: 'Summer dresses' }),
    drop('workwear', { endAt: YESTERDAY }),
    drop('away', { endAt: YESTERDAY, isArchived: true }),
  ];
  const found = (words: string, state: 'live' | 'ended' | 'archived' | '' = '') =>
    filterDrops(drops, { words, state }, NOW).map(({ slug }) => slug);
  expect(found('ete')).toEqual(['summer']);
  expect(found('DRESSES')).toEqual(['summer']);
  expect(found('', 'ended')).toEqual(['workwear']);
  expect(found('work', 'live')).toEqual([]);
  expect(found('')).toEqual(['summer', 'workwear']);
  expect(found('', 'archived')).toEqual(['away']);
});
