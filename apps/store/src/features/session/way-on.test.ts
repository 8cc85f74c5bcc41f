import { afterEach, expect, test, vi } from 'vitest';
import { rememberWayOn, wayOn } from './way-on.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});
afterEach(() => kept.clear());

const HOUR_MS = 3_600_000;

test('somebody who waits for a link goes on where they were going, as long as it works', () => {
  rememberWayOn('/shop/?text=robe%20noire#x', 1_000);
  expect(wayOn(1_000 + HOUR_MS - 1)).toBe('/shop/?text=robe%20noire#x');
  expect(wayOn(1_000 + HOUR_MS)).toBeUndefined();
});

test('who was going nowhere goes home, and nothing of an earlier time is kept', () => {
  expect(wayOn(0)).toBeUndefined();
  rememberWayOn('/cart/checkout', 0);
  rememberWayOn(null, 1);
  expect(wayOn(2)).toBeUndefined();
});
