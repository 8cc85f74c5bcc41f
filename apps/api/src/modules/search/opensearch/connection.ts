import type { Client } from '@opensearch-project/opensearch';
import type { Config } from '../../../config.ts';

/** The OpenSearch server from the environment variables. */
export type OpenSearchConnection = {
  /** Its address without the password, for logs and people. */
  address: string;
  /** Precedes the names of the shop's indexes. */
  prefix: string;
  /** Makes a request. The client opens with the first one: no other shop loads its code. */
  request: <Response>(make: (client: Client) => Promise<Response>) => Promise<Response>;
};

/** A request that failed. The client's own errors hold the request, whose texts belong in no log. */
export class OpenSearchError extends Error {
  override name = 'OpenSearchError';
  /** Undefined if there was no response. */
  readonly statusCode: number | undefined;

  constructor(message: string, statusCode: number | undefined) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** A search that takes longer is worth no more waiting: the page shows that search is away. */
const SEARCH_TIMEOUT_MS = 5_000;

export function openSearchConnection(config: Config): OpenSearchConnection | null {
  if (config.OPENSEARCH_URL === undefined) return null;
  const url = new URL(config.OPENSEARCH_URL);
  const username = config.OPENSEARCH_USERNAME ?? decodeURIComponent(url.username);
  const password = config.OPENSEARCH_PASSWORD ?? decodeURIComponent(url.password);
  url.username = '';
  url.password = '';
  const node = url.href.replace(/\/$/, '');
  let opened: Promise<Client> | undefined;
  const open = async () => {
    const { Client: OpenSearchClient } = await import('@opensearch-project/opensearch');
    return new OpenSearchClient({
      node,
      ...(username === '' ? {} : { auth: { username, password } }),
      requestTimeout: SEARCH_TIMEOUT_MS,
      maxRetries: 1,
    });
  };
  return {
    address: node,
    prefix: config.OPENSEARCH_PREFIX,
    async request(make) {
      try {
        return await make(await (opened ??= open()));
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        throw new OpenSearchError(`${error.name}: ${error.message}`, statusIn(error));
      }
    },
  };
}

/** Options of requests that write or reorganise, which may take long. */
export const WRITING = { requestTimeout: 60_000, maxRetries: 3 };

const statusIn = (error: object): number | undefined => {
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
};

/** The HTTP status of a failure; undefined if there was no response. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof OpenSearchError ? error.statusCode : undefined;
