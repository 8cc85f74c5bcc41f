/** Version number of a draft in the URL; null for the published page. */
export const draftQuery = (search: string): string | null => new URLSearchParams(search).get('draft');

/** The api's query parameters for it. */
export const draftParams = (draft: string | null): Record<string, string> =>
  draft === null ? {} : { 'params[draft][0]': draft };

/** A draft is never refetched: it needs an editor's token, which the browser does not have. */
export const staleTimeOf = (draft: string | null) => (draft === null ? 30_000 : Infinity);
