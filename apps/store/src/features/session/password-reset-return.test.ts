import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '@patine/core';
import { rememberReturnTo, returnTo } from './password-reset-return.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
});
afterEach(() => stored.clear());

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
