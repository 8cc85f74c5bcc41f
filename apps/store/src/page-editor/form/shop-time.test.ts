import { expect, test } from 'vitest';
import { fromShopTime, SHOP_CITY, toShopTime } from './shop-time.ts';

test.each([
  ['2026-03-01T08:05', '2026-03-01T07:05:00.000Z'],
  ['2026-07-01T08:05', '2026-07-01T06:05:00.000Z'],
  ['2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
  // Clocks go forward on 29 March at 01:00 UTC, and back on 25 October.
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  // While a year is typed.
  ['0002-03-01T08:05', expect.stringMatching(/^0002-03-01T/)],
])('%s by the shop’s clock is %s, whatever the device says', (local, instant) => {
  expect(fromShopTime(local)).toEqual(instant);
  expect(toShopTime(fromShopTime(local) ?? '')).toBe(local);
});

test('an incomplete day and hour are no instant', () => {
  expect([fromShopTime(''), fromShopTime('2026-03-01T'), toShopTime('soon')]).toEqual([
    undefined,
    undefined,
    '',
  ]);
});

test('the shop’s clock is named by its city', () => {
  expect(SHOP_CITY).toBe('Paris');
});
