import { expect, test } from 'vitest';
import { HOUR_MS } from '@patine/core';
import { pendingOffer } from './pending-offer.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['just now', pendingOffer.write(100_163, NOW), true],
  ['an hour ago', pendingOffer.write(100_163, NOW - HOUR_MS), true],
  ['longer ago', pendingOffer.write(100_163, NOW - 3_600_001), false],
  ['by a clock that was ahead', pendingOffer.write(100_163, NOW + 1), false],
  ['for another piece', pendingOffer.write(100_164, NOW), false],
  ['never', '', false],
  ['by somebody who writes into the memory', '1e9 1', false],
])('an offer started %s', (_when, text, opens) => {
  expect(pendingOffer.isFor(text, 100_163, NOW)).toBe(opens);
});
