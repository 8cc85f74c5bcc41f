import { PAGES, matchPage, type PageMatch } from '../pages.ts';
import { fillPath, paths } from '../paths.ts';
import { encodeQuery } from './encode-query.ts';
import { parseFilters, readPage } from './parse-filters.ts';
import { trackingIn } from './tracking.ts';

export type NormalUrl = {
  /** The one address of this page, path and query. */
  href: string;
  page: PageMatch | null;
  /** Says where a visit comes from: it stays in the visitor's address and makes no other page. */
  tracking: string;
};

const decodeParams = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, decodeURIComponent(value)]));

function keptQuery(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const kept = names.flatMap((name) => {
    const value = name === 'page' ? readPage(given.get(name))?.toString() : given.get(name);
    return value ? [`${name}=${encodeQuery(value)}`] : [];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** Folders of a path: the deepest of the shop has six. */
const FOLDERS_MAX = 16;

/** Tells whether a page may have this path: what cannot be decoded, holds U+0000 or goes deeper than any is none. */
function isPlausible(path: string): boolean {
  if (path.split('/', FOLDERS_MAX + 2).length > FOLDERS_MAX + 1) return false;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

const decodeUnreserved = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code;
  });

/**
 * A path as the router and a browser would read it (RFC 3986, 6.2.2): without host, needless codes and dot segments,
 * and never beginning with two slashes, which would name another host.
 */
function plainPath(pathname: string): string {
  const path = pathname.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '').replace(/^[/\\]*/, '/');
  if (!isPlausible(path)) return path;
  return new URL(`http://host${decodeUnreserved(path)}`).pathname.replace(/^\/+/, '/');
}

/** A piece's address that came from a search may end so. */
const QUERIES = /\.queries$/;
/** English's word for a piece in an address without a language: French's own stands for it. */
const FRENCH_PRODUCT = '/produit/';

/** The normal form of an address; one that is no page keeps its path and has no page. */
export function normalUrl(pathname: string, search: string): NormalUrl {
  const path = plainPath(pathname).replace(/^\/product\//, FRENCH_PRODUCT);
  const found = isPlausible(path) ? matchPage(path) : null;
  if (!found) return { href: path + search, page: null, tracking: '' };
  const tracking = trackingIn(search);
  const params = decodeParams(found.params);

  if (found.name === 'shop') {
    const filters = parseFilters(params['*'] ?? '', search);
    const page = { ...found, params: { '*': filters.category ?? '' } };
    return { href: paths.shop(found.locale, filters), page, tracking };
  }
  if (found.name === 'product') params['slug'] = (params['slug'] ?? '').toLowerCase().replace(QUERIES, '');
  const address = PAGES[found.name];
  const query = keptQuery(search, 'query' in address ? (address.query ?? []) : []);
  return { href: fillPath(found.name, found.locale, params) + query, page: { ...found, params }, tracking };
}
