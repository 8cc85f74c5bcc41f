import { encodeQuery } from './encode-query.ts';

/** Campaign parameters of a URL: read by analytics, never by a page. */
const NAME = /^(?:utm_[a-z_]{1,20}|gclid|gbraid|wbraid|dclid|msclkid|fbclid)$/;
const MOST = 10;
const VALUE_MAX_LENGTH = 200;

/** The tracking parameters of a query, each once, without a question mark; overlong values are dropped. */
export function trackingIn(search: string): string {
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    const known = name.toLowerCase();
    if (NAME.test(known) && value !== '' && value.length <= VALUE_MAX_LENGTH && !found.has(known))
      found.set(known, value);
    if (found.size === MOST) break;
  }
  return [...found].map(([name, value]) => `${name}=${encodeQuery(value)}`).join('&');
}

/** Appends tracking parameters to a URL of this shop. */
export const withTracking = (href: string, tracking: string): string =>
  tracking === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${tracking}`;
