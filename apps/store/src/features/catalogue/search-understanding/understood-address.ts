import type { Locale } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { SEARCH_CATEGORY, type ShopFilters } from '../../../lib/shop-filters.ts';
import { paths } from '../../../paths.ts';
import { helpPath } from './help-path.ts';
import { literalWords } from './literal-words.ts';
import { understandingQuery } from './understanding.query.ts';
import { understoodList } from './understood-filters.ts';

export type TypedList = { api: Api; queryClient: QueryClient; locale: Locale; filters: ShopFilters };

/**
 * Understands the text of a search address and returns where it leads: the list with its filters, or the page that helps; null when
 * the text is only words, or its list has been reached. The page finds what was understood in the query client.
 */
export async function understoodAddress({
  api,
  queryClient,
  locale,
  filters,
}: TypedList): Promise<string | null> {
  const text = filters.typed ?? filters.text ?? '';
  const understanding = await queryClient.ensureQueryData(understandingQuery(api, locale, text));
  const { filters: understood, help } = understanding;
  if (filters.typed !== undefined || filters.category !== SEARCH_CATEGORY) return null;
  if (understood.length > 0) {
    const words = await literalWords(understanding, { search: api.search, locale, filters }).catch(
      () => understanding.words,
    );
    return paths.shop(locale, understoodList({ ...understanding, words }, filters));
  }
  return help === null ? null : helpPath(help, locale);
}
