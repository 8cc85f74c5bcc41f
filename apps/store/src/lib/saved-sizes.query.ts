import { MySizesDocument } from '@patine/contract/operations';
import { type SavedSizes, readSavedSizes } from '@patine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { useApi } from './store-context.tsx';

export const SIZES_KEY = ['sizes'] as const;

/** The customer's saved sizes, by part of the body. */
export const sizesQuery = ({ request }: Pick<Api, 'request'>) =>
  queryOptions({
    queryKey: SIZES_KEY,
    queryFn: async (): Promise<SavedSizes> => readSavedSizes((await request(MySizesDocument, {})).me.sizes),
  });

/** Asked only if `enabled`: a visitor has none. */
export const useSavedSizes = (enabled = true) => useQuery({ ...sizesQuery(useApi()), enabled });
