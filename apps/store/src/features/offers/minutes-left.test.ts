import { expect, test } from 'vitest';
import { minuteOf, minutesLeft } from './minutes-left.ts';

const until = '2026-11-23T07:52:30Z';

test.each([
  ['2026-11-22T07:52:30Z', 24 * 60],
  ['2026-11-22T07:52:59Z', 24 * 60],
  ['2026-11-22T07:53:00Z', 24 * 60 - 1],
  ['2026-11-23T07:51:59Z', 1],
  ['2026-11-23T07:52:00Z', 0],
])('at %s a deadline of a day has %i minutes left', (now, minutes) => {
  expect(minutesLeft(until, minuteOf(Date.parse(now)))).toBe(minutes);
});
