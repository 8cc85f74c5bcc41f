import type { SearchUnderstandingResponse } from '@patine/contract/rest/search-understanding';
import { NAME_ATTRIBUTES } from '@patine/contract/search/indexes';
import type { SearchRequest } from '../../../lib/search.ts';

type Words = Pick<SearchUnderstandingResponse, 'narrowerWords' | 'absentWords'>;

/**
 * Searches for words that say more than a filter in names alone, where a list is searched by nothing else, and without
 * typos for words of what no item has: "montre" is no typo of "montée".
 */
export const amongNames = (
  requests: readonly SearchRequest[],
  understanding: Words | null,
): SearchRequest[] =>
  requests.map((request): SearchRequest => {
    const { query } = request;
    if (!query || !understanding) return request;
    const { narrowerWords, absentWords } = understanding;
    return {
      ...request,
      ...(query === narrowerWords ? { restrictSearchableAttributes: NAME_ATTRIBUTES } : {}),
      ...(absentWords && query.includes(absentWords) ? { typoTolerance: 'false' } : {}),
    };
  });
