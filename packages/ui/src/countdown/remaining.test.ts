import { expect, test } from 'vitest';
import { remaining } from './remaining.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const values = (ms: number) => remaining(ms).map(({ unit, value }) => `${value} ${unit}`);

test.each([
  [2 * day + 7 * hour + 59 * minute, ['2 day', '7 hour']],
  [day, ['1 day', '0 hour']],
  [day - 1, ['23 hour', '59 minute']],
  [hour, ['1 hour', '0 minute']],
  [hour - 1, ['59 minute', '59 second']],
  [999, ['0 minute', '0 second']],
  [0, ['0 minute', '0 second']],
  [-5 * day, ['0 minute', '0 second']],
])('%i ms are %j', (ms, units) => {
  expect(values(ms)).toEqual(units);
});
