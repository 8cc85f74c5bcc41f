import { MINUTE_MS } from '@patine/core';
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { PAGE_INFO_CACHE_EVICTIONS, PAGE_INFO_CACHE_SIZE } from './limits.ts';

/** The signed-in customer; null for a visitor without a session. */
export const ME_KEY = ['me'] as const;

/** Key prefix of every content page; the browser caches few of them. */
export const PAGE_INFO_KEY = 'page-info';

/** Evicts the least recently read pages above a limit; the page that is shown stays. */
function evictOldPages(cache: QueryCache, { queryKey }: Query<unknown, unknown>) {
  if (queryKey[0] !== PAGE_INFO_KEY) return;
  const pages = cache.findAll({ queryKey: [PAGE_INFO_KEY] });
  if (pages.length <= PAGE_INFO_CACHE_SIZE) return;
  const oldest = pages
    .filter((page) => !page.isActive())
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  for (const page of oldest.slice(0, PAGE_INFO_CACHE_EVICTIONS)) cache.remove(page);
}

/**
 * Conventions: each query is declared once, as `xQuery(api, …) => queryOptions({ queryKey, queryFn })`, beside the feature or page
 * that owns it. Loaders call `queryClient.ensureQueryData(xQuery(…))`, pages `useQuery(xQuery(…))`. `meta: { stays: true }` excludes
 * a result from the data that is sent with the page.
 */
export const createQueryClient = () => {
  /** The session has ended: the page shows the visitor as signed out. */
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.is('ACCESS_DENIED')) client.setQueryData(ME_KEY, null);
  };
  const queryCache = new QueryCache({
    onError,
    onSuccess: (_, query) => evictOldPages(queryCache, query),
  });
  const client = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE_MS,
        refetchOnWindowFocus: false,
        retry: (count, error) => !import.meta.env.SSR && !(error instanceof ApiError) && count < 1,
      },
      mutations: { retry: false },
    },
  });
  return client;
};
