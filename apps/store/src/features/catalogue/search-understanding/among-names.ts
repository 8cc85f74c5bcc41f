import type { SearchUnderstandingResponse } from '@patine/contract/rest/search-understanding';
import { NAME_ATTRIBUTES } from '@patine/contract/search/indexes';
import type { SearchRequest } from '../../../lib/search.ts';

/** Searches for words that say more than a filter in names alone, where a list is searched by nothing else. */
export const amongNames = (
  requests: readonly SearchRequest[],
  understanding: Pick<SearchUnderstandingResponse, 'narrowerWords'> | null,
): SearchRequest[] =>
  requests.map((request) =>
    request.query && request.query === understanding?.narrowerWords
      ? { ...request, restrictSearchableAttributes: NAME_ATTRIBUTES }
      : request,
  );
