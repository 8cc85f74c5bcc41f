import { LISTS_KEY, SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import { DAY_SECONDS } from '@patine/core';
import type { StoredPage } from './stored-page.ts';

/** The CDNs whose headers pages can carry; Varnish's are those of Fastly. */
export const CDNS = ['fastly', 'cloudflare', 'varnish'] as const;
export type CdnName = (typeof CDNS)[number];

/** In seconds: for how long a copy is fresh, and may then be served while it is made again. */
type Lifetime = { fresh: number; revalidate: number };

/** Of a page whose changes nobody purges. */
const UNPURGED: Lifetime = { fresh: 1, revalidate: 1 };
/** Of a page that shows which products there are, which changes with every sale and is not purged. */
const LISTS: Lifetime = { fresh: 30, revalidate: 30 };
/** Of other pages: bounds what is announced by nobody, such as the number of likes. */
const PURGED: Lifetime = { fresh: 300, revalidate: 60 };

/** Bytes of the longest header of keys: proxies take 8 kB a line, or for all headers together. */
const MAX_KEYS_BYTES = 6_000;

const control = ({ fresh, revalidate }: Lifetime) =>
  `max-age=${fresh}, stale-while-revalidate=${revalidate}, stale-if-error=${DAY_SECONDS}`;

const NAMES: Record<CdnName, { control: string; keys: string; separator: string }> = {
  fastly: { control: 'surrogate-control', keys: 'surrogate-key', separator: ' ' },
  varnish: { control: 'surrogate-control', keys: 'surrogate-key', separator: ' ' },
  cloudflare: { control: 'cdn-cache-control', keys: 'cache-tag', separator: ',' },
};

export type CdnHeaders = {
  of: (page: StoredPage) => Record<string, string>;
  /** True while changes are heard of and the CDN drops what has changed: else lifetimes are short. */
  isPurged: () => boolean;
};

/**
 * What tells a CDN how long it may keep a page, and by which keys it drops it. It keeps one for longer than a second only
 * while changes are heard of and purged, and all of the page's keys fit into the header.
 */
export function createCdnHeaders(name: CdnName, isPurged: () => boolean): CdnHeaders {
  const names = NAMES[name];
  const of: CdnHeaders['of'] = ({ keys }) => {
    const listed = keys?.join(names.separator) ?? '';
    if (!keys || listed.length > MAX_KEYS_BYTES || !isPurged())
      return { [names.control]: control(UNPURGED), [names.keys]: SHOP_KEY };
    const lifetime = keys.includes(LISTS_KEY) ? LISTS : PURGED;
    return { [names.control]: control(lifetime), [names.keys]: listed };
  };
  return { of, isPurged };
}
