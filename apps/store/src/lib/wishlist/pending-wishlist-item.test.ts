import { expect, test } from 'vitest';
import { HOUR_MS } from '@patine/core';
import { pendingWishlistItem } from './pending-wishlist-item.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['just now', pendingWishlistItem.write(100_163, NOW), 100_163],
  ['an hour ago', pendingWishlistItem.write(100_163, NOW - HOUR_MS), 100_163],
  ['longer ago', pendingWishlistItem.write(100_163, NOW - 3_600_001), null],
  ['by a clock that was ahead', pendingWishlistItem.write(100_163, NOW + 1), null],
  ['never', '', null],
  ['by somebody who writes into the memory', '1e9 1', null],
])('a wishlist button pressed %s', (_when, text, reference) => {
  expect(pendingWishlistItem.read(text, NOW)).toBe(reference);
});
