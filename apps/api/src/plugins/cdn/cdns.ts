import type { Config } from '../../config.ts';

/** What keeps copies of pages, and drops those that carry one of these surrogate keys. */
export type Cdn = {
  name: string;
  /** What one call may carry. */
  most: { keys: number; bytes: number };
  /** Rejects unless every copy is gone. */
  purge: (keys: readonly string[]) => Promise<void>;
};

const TIMEOUT_MS = 5_000;

async function send(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).host} answers ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

/** https://www.fastly.com/documentation/reference/api/purging/ (bulk purge by surrogate key) */
const fastly = (url: string, service: string, token: string): Cdn => ({
  name: 'fastly',
  most: { keys: 256, bytes: 16_000 },
  purge: async (keys) => {
    await send(`${url}/service/${service}/purge`, {
      method: 'POST',
      headers: { 'fastly-key': token, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ surrogate_keys: keys }),
    });
  },
});

/** https://developers.cloudflare.com/cache/how-to/purge-cache/ (100 tags a request on every plan) */
const cloudflare = (url: string, zone: string, token: string): Cdn => ({
  name: 'cloudflare',
  most: { keys: 100, bytes: 16_000 },
  purge: async (keys) => {
    const text = await send(`${url}/zones/${zone}/purge_cache`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: keys }),
    });
    const { success } = JSON.parse(text) as { success?: unknown };
    if (success !== true) throw new Error(`Cloudflare has not purged: ${text.slice(0, 200)}`);
  },
});

/** Varnish with `deploy/varnish.vcl`, or another proxy of one's own. A header is shorter than its limit of 8 kB there. */
const proxy = (url: string): Cdn => ({
  name: new URL(url).host,
  most: { keys: 256, bytes: 4_000 },
  purge: async (keys) => {
    await send(url, { method: 'PURGE', headers: { 'surrogate-key': keys.join(' ') } });
  },
});

/** The caches that the configuration names. */
export function cdnsOf({
  FASTLY_SERVICE_ID,
  FASTLY_API_TOKEN,
  FASTLY_API_URL,
  CLOUDFLARE_ZONE_ID,
  CLOUDFLARE_API_TOKEN,
  CLOUDFLARE_API_URL,
  PURGE_URL,
}: Config): Cdn[] {
  return [
    // Those behind a CDN first: it would ask them again.
    ...PURGE_URL.map(proxy),
    ...(FASTLY_SERVICE_ID && FASTLY_API_TOKEN
      ? [fastly(FASTLY_API_URL, FASTLY_SERVICE_ID, FASTLY_API_TOKEN)]
      : []),
    ...(CLOUDFLARE_ZONE_ID && CLOUDFLARE_API_TOKEN
      ? [cloudflare(CLOUDFLARE_API_URL, CLOUDFLARE_ZONE_ID, CLOUDFLARE_API_TOKEN)]
      : []),
  ];
}
