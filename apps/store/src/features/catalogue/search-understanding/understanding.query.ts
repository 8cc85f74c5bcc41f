import type { SearchUnderstandingResponse } from '@patine/contract/rest/search-understanding';
import { MINUTE_MS, type Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** What a search text means; nothing understood when the api cannot tell. */
export const understandingQuery = ({ read }: Api, locale: Locale, text: string) =>
  queryOptions({
    queryKey: ['understanding', locale, text],
    queryFn: () =>
      read<SearchUnderstandingResponse>('/search-understanding', { text, locale }).catch(
        (): SearchUnderstandingResponse => ({
          text,
          filters: [],
          words: text,
          narrowerWords: '',
          optionalWords: '',
          occasionWords: '',
          help: null,
        }),
      ),
    staleTime: MINUTE_MS,
  });
