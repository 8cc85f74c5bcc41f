import type { DocumentSummary } from '@patine/contract/content/documents';
import { LOCALES, type Locale } from '@patine/core';
import { plainText } from '../plain-text.ts';

/** A page in the languages that it is written in. */
export type ListedPage = { name: string; documents: readonly DocumentSummary[] };

export const PAGE_STATES = ['published', 'behind', 'scheduled', 'draft', 'ended', 'off'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** How far a page is in a language; `behind` where a draft is newer than what visitors see, `ended` by its date. */
export function pageStateOf({ state, publishedState }: DocumentSummary): PageState {
  if (state === 'unpublished') return 'off';
  if (state === 'expired' || publishedState === 'expired') return 'ended';
  if (state === 'draft') return publishedState === null ? 'draft' : 'behind';
  return state;
}

export type PageFilter = {
  words: string;
  state: PageState | 'archived' | '';
  /** A language that it is written in, or `-` and one that it lacks. */
  language: Locale | `-${Locale}` | '';
};

/** What a page is called in a language, or in one that it is written in; its name where it says nothing. */
export function namedIn({ name, documents }: ListedPage, locale: Locale) {
  const own = documents.find((document) => document.locale === locale) ?? documents[0];
  const titled = own?.title ? own : documents.find(({ title }) => title !== '');
  return { title: titled?.title ?? name, path: own?.path ?? name };
}

/** Groups the documents of every language by page, in the order of their titles in this one. */
export function pagesOf(documents: readonly DocumentSummary[], locale: Locale): ListedPage[] {
  const byName = Map.groupBy(
    documents.filter(({ kind }) => kind === 'page'),
    ({ name }) => name,
  );
  return [...byName]
    .map(([name, own]) => ({ name, documents: own }))
    .toSorted((a, b) => namedIn(a, locale).title.localeCompare(namedIn(b, locale).title, locale));
}

export const isArchived = ({ documents }: ListedPage) => documents.every((document) => document.isArchived);

/** The languages that a filter compares; those of the page that it names, or all. */
const comparedIn = ({ documents }: ListedPage, language: PageFilter['language']) =>
  documents.filter(({ locale }) => !LOCALES.some((one) => one === language) || locale === language);

/** Returns the pages that fit a filter. Archived ones are listed only where they are asked for. */
export function filterPages(pages: readonly ListedPage[], { words, state, language }: PageFilter) {
  const wanted = plainText(words);
  return pages.filter((page) => {
    if (isArchived(page) !== (state === 'archived')) return false;
    const own = comparedIn(page, language);
    if (own.length === 0) return false;
    if (page.documents.some(({ locale }) => `-${locale}` === language)) return false;
    if (state !== '' && state !== 'archived' && !own.some((one) => pageStateOf(one) === state)) return false;
    return own.some(({ title, name, path }) => plainText(`${title} ${name} ${path ?? ''}`).includes(wanted));
  });
}
