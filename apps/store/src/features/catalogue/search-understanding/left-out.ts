import type { SearchUnderstandingResponse } from '@patine/contract/rest/search-understanding';
import type { Locale } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import type { SearchRequest } from '../../../lib/search.ts';
import { isLiteral, type ShopFilters } from '../../../lib/shop-filters.ts';
import { leftOutWords } from './literal-words.ts';
import { understandingQuery } from './understanding.query.ts';
import { countRequest } from '../shop-requests.ts';

/** Words of a typed text that its list is not searched by, and how many pieces for sale have them all. */
export type LeftOut = { words: string; count: number };

/** What was understood of the text of a list; null of one that is searched as typed. */
export async function typedUnderstanding(
  { api, queryClient, locale }: { api: Api; queryClient: QueryClient; locale: Locale },
  filters: ShopFilters,
): Promise<SearchUnderstandingResponse | null> {
  const text = filters.typed ?? filters.text;
  if (text === undefined || isLiteral(filters)) return null;
  return queryClient.ensureQueryData(understandingQuery(api, locale, text));
}

/** The request that counts what a list would have with the words that it leaves out; none where it has them all. */
export function leftOutRequest(
  understanding: SearchUnderstandingResponse | null,
  filters: ShopFilters,
  locale: Locale,
): { words: string; request: SearchRequest } | null {
  const words = understanding ? leftOutWords(understanding, filters).join(' ') : '';
  if (!understanding || words === '') return null;
  return { words, request: countRequest({ ...filters, text: understanding.words }, locale) };
}
