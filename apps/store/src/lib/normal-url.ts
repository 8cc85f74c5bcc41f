import { PAGES, matchPage, type PageMatch } from '../pages.ts';
import { fillPath, paths } from '../paths.ts';
import { parseFilters } from './shop-filters.ts';

export type NormalUrl = {
  /** The one address of this page, path and query. */
  href: string;
  page: PageMatch | null;
};

function decodeParams(params: Record<string, string>): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, decodeURIComponent(value)]));
  } catch {
    return null;
  }
}

function keptQuery(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const kept = names.flatMap((name) => {
    const value = given.get(name);
    return value === null || value === '' || (name === 'page' && value === '1')
      ? []
      : [`${name}=${encodeURIComponent(value)}`];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** The normal form of an address; one that is no page keeps its path and has no page. */
export function normalUrl(pathname: string, search: string): NormalUrl {
  const found = matchPage(pathname);
  const params = found && decodeParams(found.params);
  if (!found || !params) return { href: pathname + search, page: null };

  if (found.name === 'shop') {
    const filters = parseFilters(params['*'] ?? '', search);
    const page = { ...found, params: { '*': filters.category ?? '' } };
    return { href: paths.shop(found.locale, filters), page };
  }
  if (found.name === 'product') params['slug'] = (params['slug'] ?? '').toLowerCase();
  const address = PAGES[found.name];
  const query = keptQuery(search, 'query' in address ? (address.query ?? []) : []);
  return { href: fillPath(found.name, found.locale, params) + query, page: { ...found, params } };
}
