import { expect, test } from 'vitest';
import { isSaleSeason, ruleContexts } from './sale-season.ts';

/** First and last days as published by the ministry. */
test.each([
  ['2024-01-10T07:00Z', '2024-02-06T23:00Z'],
  ['2024-06-26T06:00Z', '2024-07-23T22:00Z'],
  ['2025-01-08T07:00Z', '2025-02-04T23:00Z'],
  ['2025-06-25T06:00Z', '2025-07-22T22:00Z'],
  ['2026-01-07T07:00Z', '2026-02-03T23:00Z'],
  ['2026-06-24T06:00Z', '2026-07-21T22:00Z'],
  ['2027-01-06T07:00Z', '2027-02-02T23:00Z'],
])('the season lasts from %s to %s', (opens, ends) => {
  const at = (instant: string, by: number) => isSaleSeason(new Date(Date.parse(instant) + by));
  expect([at(opens, -1), at(opens, 0), at(ends, -1), at(ends, 0)]).toEqual([false, true, true, false]);
});

test('searches use the sales context during the season', () => {
  expect(ruleContexts(new Date('2026-01-20T12:00Z'))).toEqual(['soldes']);
  expect(ruleContexts(new Date('2026-11-21T12:00Z'))).toEqual([]);
});
