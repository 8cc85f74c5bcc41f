import type { DocumentSummary } from '@patine/contract/content/documents';
import { LOCALES, type Locale } from '@patine/core';
import { plainText } from '../plain-text.ts';

/** A page in the languages that it is written in. */
export type ListedPage = { name: string; documents: readonly DocumentSummary[] };

export const PAGE_STATES = ['published', 'behind', 'scheduled', 'draft', 'off'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** How far a page is in a language; `behind` where a draft is newer than what visitors see. */
export function pageStateOf({ state, publishedState }: DocumentSummary): PageState {
  const isOff = state === 'unpublished' || state === 'expired' || publishedState === 'expired';
  if (isOff) return 'off';
  if (state === 'draft') return publishedState === null ? 'draft' : 'behind';
  return state;
}

export type PageFilter = {
  words: string;
  state: PageState | 'archived' | '';
  /** A language that it is written in, or `-` and one that it lacks. */
  language: Locale | `-${Locale}` | '';
};

/** Groups the documents of every language by page, and orders them by name. */
export function pagesOf(documents: readonly DocumentSummary[]): ListedPage[] {
  const byName = Map.groupBy(
    documents.filter(({ kind }) => kind === 'page'),
    ({ name }) => name,
  );
  return [...byName]
    .map(([name, own]) => ({ name, documents: own }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
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
