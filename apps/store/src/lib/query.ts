import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * Conventions: a query is declared once, as `xQuery(api, …) => queryOptions({ queryKey, queryFn })`, beside the
 * feature or page that owns it. Loaders call `queryClient.ensureQueryData(xQuery(…))`, pages `useQuery(xQuery(…))`.
 * `meta: { stays: true }` keeps an answer out of the data block that travels with the page.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => !import.meta.env.SSR && !(error instanceof ApiError) && count < 1,
      },
      mutations: { retry: false },
    },
  });
