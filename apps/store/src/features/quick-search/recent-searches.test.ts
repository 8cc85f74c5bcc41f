import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('twenty are stored, most recent first', () => {
  for (let number = 1; number <= 21; number++) rememberSearch(`robe ${number}`);
  expect(recentSearches()).toEqual(Array.from({ length: 20 }, (_, index) => `robe ${21 - index}`));
});

test('a repeated search moves to the top', () => {
  for (const text of ['jupe', 'robe', ' Jupe  ']) rememberSearch(text);
  expect(recentSearches()).toEqual(['Jupe', 'robe']);
});

test('line breaks and blanks are normalised', () => {
  for (const text of ['', '  ', 'veste\nen jean']) rememberSearch(text);
  expect(recentSearches()).toEqual(['veste en jean']);
});

test('all are cleared at once', () => {
  rememberSearch('robe');
  clearRecentSearches();
  expect(recentSearches()).toEqual([]);
});

test('without storage nothing is stored and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberSearch('robe');
  expect(recentSearches()).toEqual([]);
});
