import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import type { Config } from '../../../config.ts';

/** An account with Algolia, as the environment names it. */
export type AlgoliaAccount = {
  appId: string;
  /** Writes records and settings; never leaves this process. */
  writeKey: string;
  /** Searches alone. */
  searchKey: string;
  /** Another server that speaks the same protocol; Algolia's own when absent. */
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

/** Algolia's error status, or nothing when no server answered. */
export function statusOf(error: unknown): number | undefined {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}
