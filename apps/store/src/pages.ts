import { LOCALES, eachLocale, localePrefix, type Locale } from '@patine/core';

/**
 * public: the same for everybody, rendered without cookies, cached.
 * private: rendered for one visitor, never stored.
 * session: private; redirects signed-out visitors to the login.
 * visitor: private; redirects signed-in customers away.
 */
export type Access = 'public' | 'private' | 'session' | 'visitor';

type PageAddress = Record<Locale, string> & {
  access: Access;
  /** Query parameters of the page; others are removed from its URL. `shop` parses its own filters. */
  query?: readonly string[];
};

/** A page whose path is the same in every language, after the language prefix. */
const sameIn = (path: string, access: Access, query: readonly string[] = []): PageAddress => ({
  ...eachLocale((locale) => localePrefix(locale) + path || '/'),
  access,
  query,
});

/** A page with a translated path; a language without a translation uses the English path. */
const namedIn = (names: Partial<Record<Locale, string>> & { en: string }, access: Access): PageAddress => ({
  ...eachLocale((locale) => localePrefix(locale) + (names[locale] ?? names.en)),
  access,
});

/** Every page, by the name of its folder in src/pages. */
export const PAGES = {
  home: sameIn('', 'public', ['draft']),
  shop: sameIn('/shop/*', 'public'),
  product: namedIn({ fr: '/produit/:slug', en: '/product/:slug' }, 'public'),
  seller: namedIn({ fr: '/vendeurs/:slug', en: '/sellers/:slug' }, 'public'),
  drops: sameIn('/drops', 'public'),
  'drops-soon': sameIn('/drops/soon', 'public'),
  drop: sameIn('/drops/:slug', 'public'),
  'drop-alert': sameIn('/drops/:slug/alert/:token?', 'private', ['state']),
  brands: sameIn('/pages/brands', 'public'),
  article: sameIn('/pages/:page', 'public', ['draft']),
  landing: sameIn('/landing/:page', 'public', ['draft']),
  'jeans-calculator': namedIn({ fr: '/calculateur-jean-levis', en: '/levis-jeans-calculator' }, 'public'),
  login: sameIn('/login', 'visitor', ['redirect', 'reason']),
  register: sameIn('/register', 'visitor', ['redirect']),
  'reset-password': sameIn('/resetPassword', 'private', ['redirect']),
  'change-password': sameIn('/changePassword', 'private'),
  'confirm-email': sameIn('/confirmEmail', 'private'),
  wishlist: sameIn('/wishlist/:token?', 'private', ['page']),
  cart: sameIn('/cart', 'private', ['payment']),
  checkout: sameIn('/cart/checkout', 'session', ['payment']),
  'order-confirm': sameIn('/order-confirm/:id?', 'session', ['payment']),
  account: sameIn('/account', 'session'),
  'account-orders': sameIn('/account/orders', 'session', ['page']),
  'account-order': sameIn('/account/orders/:id', 'session'),
  'account-order-returns': sameIn('/account/orders/:id/returns', 'session'),
  withdrawal: sameIn('/account/orders/:id/withdrawal', 'session'),
  'account-returns': sameIn('/account/returns', 'session'),
  'account-return': sameIn('/account/returns/:id', 'session'),
  'account-details': sameIn('/account/details', 'session'),
  'account-languages': sameIn('/account/languages', 'session'),
  'account-sizes': sameIn('/account/sizes', 'session'),
  'account-addresses': sameIn('/account/addresses', 'session'),
  'account-address-new': sameIn('/account/addresses/new', 'session'),
  'account-address': sameIn('/account/addresses/:id', 'session'),
  'account-searches': sameIn('/account/searches', 'session'),
  'account-search-new': sameIn('/account/searches/new', 'session', ['list', 'name']),
  'account-emails': sameIn('/account/emails', 'session'),
  'account-offers': sameIn('/account/offers', 'session'),
  alerts: sameIn('/alerts/:token', 'private'),
  'seller-offer': sameIn('/offers/:token', 'private'),
  emails: sameIn('/emails/:token', 'private'),
  newsletter: sameIn('/newsletter', 'private', ['state']),
  'newsletter-confirm': sameIn('/newsletter/confirm/:token', 'private'),
  'page-editor': sameIn('/showroom', 'private', ['view', 'page', 'drop', 'edit', 'release']),
  'page-preview': sameIn('/showroom/frame', 'private'),
} as const satisfies Record<string, PageAddress>;

export type PageName = keyof typeof PAGES;

/** Pages whose URL is a secret: who has it can read or change something. It is never exposed to search engines or referrers. */
export const SECRET_PAGES: ReadonlySet<PageName> = new Set<PageName>([
  'alerts',
  'change-password',
  'confirm-email',
  'drop-alert',
  'emails',
  'newsletter-confirm',
  'reset-password',
  'seller-offer',
  'wishlist',
]);

export type PageMatch = { name: PageName; locale: Locale; params: Record<string, string> };

/** True for pages with customer data: after the session ends, they redirect to the login and back. */
export const needsSession = ({ name, params }: PageMatch): boolean =>
  PAGES[name].access === 'session' ||
  name === 'cart' ||
  (name === 'wishlist' && params['token'] === undefined);

type Pattern = { name: PageName; locale: Locale; segments: string[] };

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Patterns without parameters match first, so that `addresses/new` is not the address with id `new`. */
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
    } else if (given?.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return path.length > segments.length ? null : params;
}

/** Matches a path to a page, ignoring the case of fixed segments; parameters are percent-encoded as in the path. */
export function matchPage(pathname: string): PageMatch | null {
  const path = segmentsOf(pathname);
  for (const pattern of patterns) {
    const params = matchPattern(pattern, path);
    if (params) return { name: pattern.name, locale: pattern.locale, params };
  }
  return null;
}
