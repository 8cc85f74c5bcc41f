import { PAGE_INFO_CACHE_EVICTIONS, PAGE_INFO_CACHE_SIZE } from '@patine/core';
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Who is signed in; null for nobody. */
export const ME_KEY = ['me'] as const;

/** Begins the key of every page that content makes: a browser keeps few of them. */
export const PAGE_INFO_KEY = 'page-info';

/** Lets go of the pages read longest ago once there are too many; the one that is shown stays. */
function forgetOldPages(cache: QueryCache, { queryKey }: Query<unknown, unknown>) {
  if (queryKey[0] !== PAGE_INFO_KEY) return;
  const pages = cache.findAll({ queryKey: [PAGE_INFO_KEY] });
  if (pages.length <= PAGE_INFO_CACHE_SIZE) return;
  const oldest = pages
    .filter((page) => !page.isActive())
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  for (const page of oldest.slice(0, PAGE_INFO_CACHE_EVICTIONS)) cache.remove(page);
}

/**
 * Conventions: a query is declared once, as `xQuery(api, …) => queryOptions({ queryKey, queryFn })`, beside the
 * feature or page that owns it. Loaders call `queryClient.ensureQueryData(xQuery(…))`, pages `useQuery(xQuery(…))`.
 * `meta: { stays: true }` keeps an answer out of the data block that is sent with the page.
 */
export const createQueryClient = () => {
  /** The session has ended meanwhile: the page shows the person as signed out. */
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.is('ACCESS_DENIED')) client.setQueryData(ME_KEY, null);
  };
  const queryCache = new QueryCache({
    onError,
    onSuccess: (_, query) => forgetOldPages(queryCache, query),
  });
  const client = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => !import.meta.env.SSR && !(error instanceof ApiError) && count < 1,
      },
      mutations: { retry: false },
    },
  });
  return client;
};
