import { expect, test } from 'vitest';
import { formatDay, formatExactTime, formatTime } from './format-date.ts';

test.each([
  ['2026-11-12T22:59:59Z', '12/11/2026'],
  ['2026-11-12T23:00:00Z', '13/11/2026'],
  ['2026-07-01T21:59:59Z', '01/07/2026'],
  ['2026-07-01T22:00:00Z', '02/07/2026'],
  ['2026-11-12', '12/11/2026'],
  ['2026-07-12', '12/07/2026'],
])('%s is the %s', (at, day) => {
  expect(formatDay(at)).toBe(day);
  expect(formatDay(new Date(at))).toBe(day);
});

test.each([
  ['2026-11-12T13:05:09Z', '14:05', '14:05:09'],
  ['2026-11-12T22:59:59Z', '23:59', '23:59:59'],
  ['2026-11-12T23:00:00Z', '00:00', '00:00:00'],
])('%s is %s on the shop’s clocks', (at, time, exact) => {
  expect(formatTime(at)).toBe(time);
  expect(formatExactTime(at)).toBe(exact);
});
