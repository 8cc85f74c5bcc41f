import { expect, test } from 'vitest';
import { pendingHeart } from './pending-heart.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['just now', pendingHeart.write(100_163, NOW), 100_163],
  ['an hour ago', pendingHeart.write(100_163, NOW - 3_600_000), 100_163],
  ['longer ago', pendingHeart.write(100_163, NOW - 3_600_001), null],
  ['by a clock that was ahead', pendingHeart.write(100_163, NOW + 1), null],
  ['never', '', null],
  ['by somebody who writes into the memory', '1e9 1', null],
])('a heart pressed %s', (_when, text, reference) => {
  expect(pendingHeart.read(text, NOW)).toBe(reference);
});
