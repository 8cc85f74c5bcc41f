import type { Placeholder } from '@patine/contract/content/placeholders';
import { HOUR_MS, type Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../content-api.ts';

/** What the names in double braces read in a language: settings, which hardly ever change. */
export const placeholdersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['content-placeholders', locale],
    queryFn: async () => {
      const placeholders = await call<Placeholder[]>(`placeholders?locale=${locale}`);
      return new Map(placeholders.map(({ name, value }) => [name, value]));
    },
    networkMode: 'always',
    retry: false,
    staleTime: HOUR_MS,
  });
