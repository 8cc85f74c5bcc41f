import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('twenty are kept, the last one first and the oldest dropped', () => {
  for (let number = 1; number <= 21; number++) rememberSearch(`robe ${number}`);
  expect(recentSearches()).toEqual(Array.from({ length: 20 }, (_, index) => `robe ${21 - index}`));
});

test('a search made again stands once and first, as it was typed last', () => {
  for (const text of ['jupe', 'robe', ' Jupe  ']) rememberSearch(text);
  expect(recentSearches()).toEqual(['Jupe', 'robe']);
});

test('line breaks and blanks are no searches of their own', () => {
  for (const text of ['', '  ', 'veste\nen jean']) rememberSearch(text);
  expect(recentSearches()).toEqual(['veste en jean']);
});

test('they are forgotten all at once', () => {
  rememberSearch('robe');
  clearRecentSearches();
  expect(recentSearches()).toEqual([]);
});

test('a browser that keeps nothing forgets, and says nothing of it', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberSearch('robe');
  expect(recentSearches()).toEqual([]);
});
