import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '@patine/core';
import { rememberReturnTo, returnTo } from './return-to.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});
afterEach(() => kept.clear());

test('somebody who waits for a link goes on where they were going, as long as it works', () => {
  rememberReturnTo('/shop/?text=robe%20noire#x', 1_000);
  expect(returnTo(1_000 + HOUR_MS - 1)).toBe('/shop/?text=robe%20noire#x');
  expect(returnTo(1_000 + HOUR_MS)).toBeUndefined();
});

test('who was going nowhere goes home, and nothing of an earlier time is kept', () => {
  expect(returnTo(0)).toBeUndefined();
  rememberReturnTo('/cart/checkout', 0);
  rememberReturnTo(null, 1);
  expect(returnTo(2)).toBeUndefined();
});
