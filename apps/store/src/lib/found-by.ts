export type FoundBy = { 'data-found-by'?: string };

/** Marks a list with the search that found its pieces, for `follow-searches.ts`; `before` pieces are on earlier pages. */
export const foundBy = (queryID: string | undefined, index: string, before = 0): FoundBy =>
  queryID === undefined ? {} : { 'data-found-by': `${queryID} ${index} ${before}` };
