import { LOCALES, type Locale } from '@patine/core';

/**
 * public: the same for everybody, rendered without a look at any cookie, cached.
 * private: rendered for one visitor, never stored.
 * session: private, and asks for a session. visitor: private, and refuses one.
 */
export type Access = 'public' | 'private' | 'session' | 'visitor';

type PageAddress = Record<Locale, string> & {
  access: Access;
  /** Query parameters the page reads; others are dropped from its address. `shop` reads its own filters. */
  query?: readonly string[];
};

const sameIn = (path: string, access: Access, query: readonly string[] = []): PageAddress => ({
  fr: path,
  en: `/en${path}`,
  access,
  query,
});

/** Every page by the name of its folder in src/pages. */
export const PAGES = {
  home: { fr: '/', en: '/en', access: 'public' },
  shop: sameIn('/shop/*', 'public'),
  product: { fr: '/produit/:slug', en: '/en/product/:slug', access: 'public' },
  login: sameIn('/login', 'visitor', ['redirect']),
  register: sameIn('/register', 'visitor', ['redirect']),
  cart: sameIn('/cart', 'private'),
  checkout: sameIn('/cart/checkout', 'session', ['payment']),
  'order-confirm': sameIn('/order-confirm/:id?', 'session', ['payment']),
  account: sameIn('/account', 'session'),
  'account-orders': sameIn('/account/orders', 'session', ['page']),
  'account-order': sameIn('/account/orders/:id', 'session'),
  'account-addresses': sameIn('/account/addresses', 'session'),
  'account-address-new': sameIn('/account/addresses/new', 'session'),
  'account-address': sameIn('/account/addresses/:id', 'session'),
} as const satisfies Record<string, PageAddress>;

export type PageName = keyof typeof PAGES;
export type PageMatch = { name: PageName; locale: Locale; params: Record<string, string> };

type Pattern = { name: PageName; locale: Locale; segments: string[] };

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Fixed words before parameters, so that `addresses/new` is no address. */
const patterns: Pattern[] = (Object.keys(PAGES) as PageName[])
  .flatMap((name) => LOCALES.map((locale) => ({ name, locale, segments: segmentsOf(PAGES[name][locale]) })))
  .toSorted((a, b) => Number(a.segments.some(isOpen)) - Number(b.segments.some(isOpen)));

function isOpen(segment: string) {
  return segment.startsWith(':') || segment === '*';
}

function matchPattern({ segments }: Pattern, path: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (segment === '*') {
      params['*'] = path.slice(index).join('/');
      return params;
    }
    const given = path[index];
    if (segment.startsWith(':')) {
      if (given !== undefined) params[segment.slice(1).replace('?', '')] = given;
      else if (!segment.endsWith('?')) return null;
    } else if (given?.toLowerCase() !== segment) return null;
  }
  return path.length > segments.length ? null : params;
}

/** Finds the page of a path, whatever the case of its fixed words; parameters stay as they are written. */
export function matchPage(pathname: string): PageMatch | null {
  const path = segmentsOf(pathname);
  for (const pattern of patterns) {
    const params = matchPattern(pattern, path);
    if (params) return { name: pattern.name, locale: pattern.locale, params };
  }
  return null;
}

/** The language of an address, with or without its query. */
export const localeOf = (address: string): Locale => (/^\/*en(?![^/?#])/i.test(address) ? 'en' : 'fr');
