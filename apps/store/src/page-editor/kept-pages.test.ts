import { afterEach, expect, test, vi } from 'vitest';
import { forgetLanguage, keepLanguage, keptLanguage } from './kept-pages.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page opens in the language that it was written in last, until it is deleted', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  keepLanguage('sale', 'en');
  expect([keptLanguage('sale'), keptLanguage('coats')]).toEqual(['en', null]);
  forgetLanguage('sale');
  expect(keptLanguage('sale')).toBeNull();
  expect(stored.size).toBe(0);
});
