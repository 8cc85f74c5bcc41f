import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';
import { DAY_MS } from './durations.ts';

test.each([
  [3.9, 3],
  [2, 2],
  [1.9, 2],
  [1, 1],
  [0.1, 1],
  [0, 0],
  [-1, 0],
])('%d days before the end, %d are left', (days, left) => {
  expect(daysLeft(days * DAY_MS, 0)).toBe(left);
});
