import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import type { Config } from '../../../config.ts';

/** The Algolia account from the environment variables. */
export type AlgoliaAccount = {
  appId: string;
  /** Can write records and settings; must never be sent to browsers. */
  writeKey: string;
  /** Can only search. */
  searchKey: string;
  /** Base URL of another server with Algolia's API; Algolia's own if undefined. */
  url: string | undefined;
};

export const algoliaAccount = (config: Config): AlgoliaAccount | null =>
  config.ALGOLIA_APP_ID && config.ALGOLIA_WRITE_KEY && config.ALGOLIA_SEARCH_KEY
    ? {
        appId: config.ALGOLIA_APP_ID,
        writeKey: config.ALGOLIA_WRITE_KEY,
        searchKey: config.ALGOLIA_SEARCH_KEY,
        url: config.ALGOLIA_URL,
      }
    : null;

export function algoliaClient({ appId, url }: AlgoliaAccount, key: string): Algoliasearch {
  if (url === undefined) return algoliasearch(appId, key);
  const { host, protocol, pathname } = new URL(url);
  return algoliasearch(appId, key, {
    hosts: [
      {
        url: host + pathname.replace(/\/$/, ''),
        accept: 'readWrite',
        protocol: protocol === 'https:' ? 'https' : 'http',
      },
    ],
  });
}

/** The HTTP status of Algolia's error; undefined if there was no response. */
export function statusOf(error: unknown): number | undefined {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}
