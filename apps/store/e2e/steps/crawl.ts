import { matchPage, type PageName } from '../../src/pages.ts';

/** A page as fetched without JavaScript. */
export type Visit = {
  /** Path and query. */
  address: string;
  /** URL of the page on which the link was found first. */
  from: string;
  status: number;
  /** Target of a redirect. */
  location: string | null;
  html: string;
};

export type CrawlOptions = {
  origin: string;
  starts: readonly string[];
  /** Maximum number of pages of a kind to visit. */
  most: (kind: string) => number;
  /**
   * Processes a page once its links are collected. The crawl keeps only what it returns: a whole shop does not fit into
   * memory.
   */
  look?: (visit: Visit) => Promise<Visit>;
};

const AT_ONCE = 4;

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string) => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? [];
  return value === undefined ? null : decode(value);
};

/** Returns all tags of a name in document order, with access to their attributes. */
export const tagsOf = (html: string, name: string) =>
  (html.match(new RegExp(`<${name}(?=[\\s>/])[^>]*>`, 'gi')) ?? []).map((tag) => ({
    get: (attributeName: string) => attribute(tag, attributeName),
  }));

/** Returns the alternate URLs in a page's head, by language. */
export const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    tagsOf(html, 'link').flatMap((link) => {
      const language = link.get('hreflang');
      return link.get('rel') === 'alternate' && language ? [[language, link.get('href') ?? '']] : [];
    }),
  );

export const canonicalOf = (html: string) =>
  tagsOf(html, 'link')
    .find((link) => link.get('rel') === 'canonical')
    ?.get('href') ?? null;

export const isForSearch = (html: string) =>
  !tagsOf(html, 'meta').some((meta) => meta.get('name') === 'robots' && meta.get('content') === 'noindex');

/**
 * Returns the kind of a page, so that a few pages can represent all: its route, and its query parameter if it has one
 * with a single value.
 */
export function kindOf(address: string): string {
  const { pathname, search, searchParams } = new URL(address, 'http://shop');
  const name: PageName | 'unknown' = matchPage(pathname)?.name ?? 'unknown';
  const [only, ...others] = new Set(searchParams.keys());
  if (only === undefined) return name;
  return others.length > 0 || search.includes('+') ? `${name}?several` : `${name}?${only}`;
}

/** Follows all links and language alternates of a shop. */
export async function crawl({
  origin,
  starts,
  most,
  look = async (visit) => visit,
}: CrawlOptions): Promise<Visit[]> {
  const known = new Set<string>();
  const kinds = new Map<string, number>();
  const waiting: { address: string; from: string }[] = [];
  const visits: Visit[] = [];

  const add = (href: string, from: string) => {
    const url = URL.parse(href, origin + from);
    if (!url || url.origin !== origin) return;
    const address = url.pathname + url.search;
    if (known.has(address)) return;
    const kind = `${kindOf(address)} ${address.startsWith('/en') ? 'en' : 'fr'}`;
    const seen = kinds.get(kind) ?? 0;
    if (seen >= most(kindOf(address))) return;
    kinds.set(kind, seen + 1);
    known.add(address);
    waiting.push({ address, from });
  };

  const visit = async ({ address, from }: { address: string; from: string }) => {
    const response = await fetch(origin + address, {
      redirect: 'manual',
      headers: { 'accept-language': address.startsWith('/en') ? 'en' : 'fr' },
    });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const html = isPage ? await response.text() : '';
    const location = response.headers.get('location');
    if (location) add(location, address);
    for (const link of tagsOf(html, 'a')) add(link.get('href') ?? '#', address);
    for (const href of Object.values(alternatesOf(html))) add(href, address);
    visits.push(await look({ address, from, status: response.status, location, html }));
  };

  for (const start of starts) add(start, '/');
  const walk = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next);
  };
  // A worker that finds the queue empty stops; another one may still add URLs, so all start again.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return visits;
}
