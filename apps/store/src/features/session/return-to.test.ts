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

test('the return path is available while the link is valid', () => {
  rememberReturnTo('/shop/?text=robe%20noire#x', 1_000);
  expect(returnTo(1_000 + HOUR_MS - 1)).toBe('/shop/?text=robe%20noire#x');
  expect(returnTo(1_000 + HOUR_MS)).toBeUndefined();
});

test('without a return path an earlier one is cleared', () => {
  expect(returnTo(0)).toBeUndefined();
  rememberReturnTo('/cart/checkout', 0);
  rememberReturnTo(null, 1);
  expect(returnTo(2)).toBeUndefined();
});
