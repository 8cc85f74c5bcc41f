import { expect, test } from 'vitest';
import { MINUTE_MS } from '@patine/core';
import { mayReload } from './reload-on-chunk-error.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['never', null, true],
  ['a minute ago', String(NOW - MINUTE_MS), true],
  ['just under a minute ago', String(NOW - 59_999), false],
  ['just now', String(NOW), false],
  ['by a clock that was ahead', String(NOW + 1), true],
  ['by somebody who writes into the memory', 'soon', true],
])('a page that was reloaded %s', (_when, last, may) => {
  expect(mayReload(last, NOW)).toBe(may);
});
