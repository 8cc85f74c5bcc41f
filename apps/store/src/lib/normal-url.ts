import { PAGES, matchPage, type PageMatch } from '../pages.ts';
import { fillPath, paths } from '../paths.ts';
import { encodeQuery } from './encode-query.ts';
import { parseFilters, readPage } from './parse-filters.ts';
import { trackingIn } from './tracking.ts';

export type NormalUrl = {
  /** Canonical path and query of the page. */
  href: string;
  page: PageMatch | null;
  /** Tracking parameters: they stay in the visitor's URL and do not make another page. */
  tracking: string;
};

const decodeParams = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, decodeURIComponent(value)]));

function allowedQuery(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const accepted = names.flatMap((name) => {
    // The number of a list's page; the page editor's page is a name.
    const isNumber = name === 'page' && !names.includes('edit');
    const value = isNumber ? readPage(given.get(name))?.toString() : given.get(name);
    return value ? [`${name}=${encodeQuery(value)}`] : [];
  });
  return accepted.length > 0 ? `?${accepted.join('&')}` : '';
}

/** Maximum number of path segments; the deepest page has six. */
const FOLDERS_MAX = 16;

/** True if a page may have this path: it can be decoded, has no U+0000 and is not too deep. */
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
 * A path as the router and a browser read it (RFC 3986, 6.2.2): without host, needless escapes and dot segments. It never begins with
 * two slashes, which would name another host.
 */
function plainPath(pathname: string): string {
  const path = pathname.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '').replace(/^[/\\]*/, '/');
  if (!isPlausible(path)) return path;
  return new URL(`http://host${decodeUnreserved(path)}`).pathname.replace(/^\/+/, '/');
}

/** Suffix of a product URL that came from a search. */
const QUERIES = /\.queries$/;
/** Path prefix that English product URLs without a language are mapped to. */
const FRENCH_PRODUCT = '/produit/';

/** The canonical form of a URL; one that is no page keeps its path and has no page. */
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
  const query = allowedQuery(search, 'query' in address ? (address.query ?? []) : []);
  return { href: fillPath(found.name, found.locale, params) + query, page: { ...found, params }, tracking };
}
