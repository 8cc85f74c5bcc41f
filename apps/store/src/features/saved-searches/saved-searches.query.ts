import { MySavedSearchesDocument, type MySavedSearchesQuery } from '@patine/contract/operations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/store-context.tsx';

export type SavedSearch = MySavedSearchesQuery['me']['savedSearches'][number];

export const SAVED_SEARCHES_KEY = ['saved-searches'] as const;

/** The customer's saved searches, newest first. */
export const savedSearchesQuery = ({ request }: Pick<Api, 'request'>) =>
  queryOptions({
    queryKey: SAVED_SEARCHES_KEY,
    queryFn: async () => (await request(MySavedSearchesDocument, {})).me.savedSearches,
  });

export const useSavedSearches = () => useQuery(savedSearchesQuery(useApi()));
