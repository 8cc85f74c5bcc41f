import type { SearchMethodParams, SearchResponses } from 'algoliasearch/lite';

export type Search = <Hit>(requests: SearchMethodParams['requests']) => Promise<SearchResponses<Hit>>;

export type SearchEndpoint = {
  /** Host, port and path before Algolia's own `/1/…`, for example `localhost:3000/search`. */
  url: string;
  protocol: 'http' | 'https';
};

/** One call for any number of queries. The client is fetched when a search is first made. */
export function createSearch({ url, protocol }: SearchEndpoint): Search {
  let client: Promise<ReturnType<typeof import('algoliasearch/lite').liteClient>> | undefined;
  const open = async () => {
    const { liteClient } = await import('algoliasearch/lite');
    return liteClient('patine', 'search', {
      hosts: [{ url, accept: 'readWrite', protocol }],
      timeouts: { connect: 2000, read: 5000, write: 5000 },
    });
  };
  return async <Hit>(requests: SearchMethodParams['requests']) => {
    client ??= open();
    return (await client).search<Hit>({ requests });
  };
}
