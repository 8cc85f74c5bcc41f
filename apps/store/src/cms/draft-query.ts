/** Number of a version that is not published, where an address names one. */
export const draftQuery = (search: string): string | null => new URLSearchParams(search).get('draft');

/** How the api is asked for it. */
export const draftParams = (draft: string | null): Record<string, string> =>
  draft === null ? {} : { 'params[draft][0]': draft };

/** A draft is asked for with an editor's token, which the browser does not have: it is not asked for again. */
export const staleTimeOf = (draft: string | null) => (draft === null ? 30_000 : Infinity);
