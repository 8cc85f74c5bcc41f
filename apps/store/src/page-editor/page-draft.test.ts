import { expect, test } from 'vitest';
import { NO_PAGES } from './editor-state.ts';
import { emptyPage, languageToOpen } from './page-draft.ts';

test('a page opens in the editor’s own language, or in the one that it is written in', () => {
  const page = emptyPage({});
  expect(languageToOpen({ ...NO_PAGES, fr: page, en: page }, 'en')).toBe('en');
  expect(languageToOpen({ ...NO_PAGES, fr: page }, 'en')).toBe('fr');
  expect(languageToOpen(NO_PAGES, 'en')).toBe('en');
});
