export type SearchAttribution = { 'data-found-by'?: string };

/**
 * Data attributes that link a product list to its search, for `follow-searches.ts`; `before` is the number of products on earlier
 * pages.
 */
export const searchAttribution = (
  queryID: string | undefined,
  index: string,
  before = 0,
): SearchAttribution => (queryID === undefined ? {} : { 'data-found-by': `${queryID} ${index} ${before}` });
