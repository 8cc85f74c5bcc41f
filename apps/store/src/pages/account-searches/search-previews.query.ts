import { MINUTE_MS, type Locale } from '@patine/core';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { ListPreview } from '../../features/catalogue/list-previews.ts';
import { listReader } from '../../features/catalogue/shop-list.query.ts';
import { listIn } from '../../features/saved-searches/list-in.ts';
import type { SavedSearch } from '../../features/saved-searches/saved-searches.query.ts';

export type SearchPreviews = Record<string, ListPreview | null>;

/** What each saved search finds now, by its path; null for one whose list is gone. */
export const searchPreviewsQuery = (
  api: Api,
  queryClient: QueryClient,
  locale: Locale,
  searches: readonly Pick<SavedSearch, 'path'>[],
) => {
  const listed = [...new Set(searches.map(({ path }) => path))];
  return queryOptions({
    queryKey: ['search-previews', locale, listed],
    queryFn: async (): Promise<SearchPreviews> => {
      const lists = listed.flatMap((path) => {
        const filters = listIn(path);
        return filters ? [{ path, filters }] : [];
      });
      if (lists.length === 0) return {};
      const { readListPreviews } = await listReader();
      const previews = await readListPreviews(
        { api, queryClient, locale },
        lists.map(({ filters }) => filters),
      );
      return Object.fromEntries(lists.map(({ path }, index) => [path, previews[index] ?? null]));
    },
    staleTime: MINUTE_MS,
    // The others stay as they are when one is deleted.
    placeholderData: keepPreviousData,
  });
};
