import type { DocumentSummary } from '@patine/contract/content/documents';
import { expect, test } from 'vitest';
import { filterPages, namedIn, pagesOf, pageStateOf, type PageFilter } from './list-pages.ts';

const document = (name: string, given: Partial<DocumentSummary> = {}): DocumentSummary => ({
  kind: 'page',
  name,
  locale: 'fr',
  path: `/pages/${name}`,
  title: name,
  state: 'published',
  version: 1,
  publishedVersion: 1,
  publishedState: 'published',
  updatedAt: '2026-11-01T10:00:00Z',
  source: 'editor',
  author: null,
  publishAt: null,
  isArchived: false,
  isNeeded: false,
  isFromFiles: false,
  ...given,
});

const pages = pagesOf(
  [
    document('our-story', { title: 'Notre Époque' }),
    document('our-story', { locale: 'en', title: 'Our story', state: 'draft' }),
    document('draft', { state: 'draft', publishedState: null }),
    document('off', { state: 'unpublished', publishedState: null }),
    document('away', { isArchived: true, state: 'unpublished', publishedState: null }),
    document('main', { kind: 'navigation' }),
  ],
  'fr',
);

const found = (filter: Partial<PageFilter>) =>
  filterPages(pages, { words: '', state: '', language: '', ...filter }).map(({ name }) => name);

test('pages are listed once for all languages, archived ones apart', () => {
  expect(found({})).toEqual(['draft', 'our-story', 'off']);
  expect(found({ state: 'archived' })).toEqual(['away']);
});

test('a page is called by its title in the language of the editor, then in another, then by its name', () => {
  const titled = (fr: string, en: string) => ({
    name: 'coats',
    documents: [document('coats', { locale: 'en', title: en }), document('coats', { title: fr })],
  });
  expect(namedIn(titled('Manteaux', 'Coats'), 'fr').title).toBe('Manteaux');
  expect(namedIn(titled('', 'Coats'), 'fr').title).toBe('Coats');
  expect(namedIn(titled('', ''), 'fr').title).toBe('coats');
});

test('words are looked for in titles and addresses, whatever their accents', () => {
  expect(found({ words: 'epoque' })).toEqual(['our-story']);
  expect(found({ words: '/pages/dr' })).toEqual(['draft']);
  expect(found({ words: 'epoque', language: 'en' })).toEqual([]);
});

test('a page fits a state that it has in any language, or in the one that is asked for', () => {
  expect(found({ state: 'behind' })).toEqual(['our-story']);
  expect(found({ state: 'behind', language: 'fr' })).toEqual([]);
  expect(found({ state: 'published' })).toEqual(['our-story']);
  expect(found({ state: 'off' })).toEqual(['off']);
});

test('pages that lack a language are found', () => {
  expect(found({ language: 'en' })).toEqual(['our-story']);
  expect(found({ language: '-en' })).toEqual(['draft', 'off']);
});

test('pages stand in the order of their titles in a language, whatever accents begin them', () => {
  const documents = [
    document('a', { title: 'Zèbre' }),
    document('b', { title: 'Été' }),
    document('b', { locale: 'en', title: 'Zigzag' }),
    document('c', { title: 'Fil' }),
    document('untitled', { title: '' }),
  ];
  const order = (locale: 'fr' | 'en') => pagesOf(documents, locale).map(({ name }) => name);
  expect(order('fr')).toEqual(['b', 'c', 'untitled', 'a']);
  expect(order('en')).toEqual(['c', 'untitled', 'a', 'b']);
});

test('a page has ended once its take-down date has passed, whatever draft is newer', () => {
  expect(pageStateOf(document('a', { state: 'draft', publishedState: 'expired' }))).toBe('ended');
  expect(pageStateOf(document('a', { state: 'expired', publishedState: 'expired' }))).toBe('ended');
  expect(pageStateOf(document('a', { state: 'unpublished', publishedState: null }))).toBe('off');
  expect(pageStateOf(document('a', { state: 'scheduled', publishedState: 'scheduled' }))).toBe('scheduled');
});
