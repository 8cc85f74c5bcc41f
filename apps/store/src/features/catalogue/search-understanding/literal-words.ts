import type { SearchUnderstandingResponse } from '@patine/contract/rest/search-understanding';
import type { Locale } from '@patine/core';
import type { Search } from '../../../lib/search.ts';
import type { ShopFilters } from '../../../lib/shop-filters.ts';
import { countRequest } from '../shop-requests.ts';
import { amongNames } from './among-names.ts';
import { understoodList } from './understood-filters.ts';

/** Attributes of which one must have been understood before words are left out: else the list would be any. */
const NAMING: ReadonlySet<string> = new Set(['categories', 'brand']);

const splitWords = (words: string): string[] => words.split(' ').filter((word) => word !== '');

function without(text: string, ...left: string[]): string {
  const leftOut = new Set(left.flatMap(splitWords));
  return splitWords(text)
    .filter((word) => !leftOut.has(word))
    .join(' ');
}

/** Texts without some words, most words first: "blazer oversize" without "oversize", then without either. */
function shorterWords({ words, narrowerWords, optionalWords }: SearchUnderstandingResponse): string[] {
  const texts = [
    ...(optionalWords === '' ? [] : [without(words, optionalWords)]),
    ...(narrowerWords === '' ? [] : [without(words, optionalWords, narrowerWords)]),
  ];
  return [...new Set(texts)].filter((text) => text !== words);
}

/**
 * The words of a search text that its list is searched by: without those of an occasion, which would leave the few items
 * whose description mentions it; without those that mean nothing here, and then without those that say more than a
 * filter, where no item for sale has them all. Words of a model, an absent brand or in quotation
 * marks always stay.
 */
export async function literalWords(
  understanding: SearchUnderstandingResponse,
  { search, locale, filters }: { search: Search; locale: Locale; filters: ShopFilters },
): Promise<string> {
  const { filters: understood } = understanding;
  const isNamed = understood.some(
    (filter) => NAMING.has(filter.attribute) && !('exclude' in filter && filter.exclude),
  );
  if (!isNamed) return understanding.words;
  const words = without(understanding.words, understanding.occasionWords);
  const shorter = shorterWords({ ...understanding, words });
  if (shorter.length === 0) return words;
  const texts = [words, ...shorter];
  const requests = texts.map((text) =>
    countRequest(understoodList({ ...understanding, words: text }, filters), locale),
  );
  const found = await search(amongNames(requests, understanding));
  return texts[found.findIndex(({ nbHits }) => nbHits > 0)] ?? words;
}

/** The words that a list leaves out of those that were typed; those that were searched instead of others are no such. */
export function leftOutWords(
  { words, filters }: SearchUnderstandingResponse,
  { text = '' }: ShopFilters,
): string[] {
  const instead = filters.flatMap((filter) => splitWords(('searched' in filter && filter.searched) || ''));
  const present = new Set([...splitWords(text), ...instead]);
  return splitWords(words).filter((word) => !present.has(word));
}
