import type { LinkedPage } from '@patine/contract/content/linked-pages';
import { eachLocale, localePrefix, showsEnglish, type Locale } from '@patine/core';
import { PAGES, type PageMatch, type PageName } from './pages.ts';
import { encodeQuery } from './lib/encode-query.ts';
import { SEARCH_CATEGORY, serializeFilters, type ShopFilters } from './lib/shop-filters.ts';
import { tryDecode } from './lib/try-decode.ts';

type Params = Record<string, string>;
type Part = (params: Params) => string;

const rest: Part = (params) => {
  const path = (params['*'] ?? '').split('/').filter(Boolean).map(encodeURIComponent).join('/');
  return path === '' ? '/' : `/${path}/`;
};

const partOf = (segment: string): Part => {
  if (segment === '*') return rest;
  const name = /^:(\w+)\??$/.exec(segment)?.[1];
  if (name === undefined) return () => `/${segment}`;
  return ({ [name]: value }) => (value === undefined ? '' : `/${encodeURIComponent(value)}`);
};

/** Patterns are parsed once: a list page fills two hundred. */
const partsOf = eachLocale(
  (locale) =>
    new Map(
      (Object.keys(PAGES) as PageName[]).map((name) => [
        name,
        PAGES[name][locale].split('/').filter(Boolean).map(partOf),
      ]),
    ),
);

/** Fills a page's pattern; an absent optional parameter leaves no segment. */
export const fillPath = (name: PageName, locale: Locale, params: Params = {}): string =>
  (partsOf[locale].get(name) ?? []).map((part) => part(params)).join('') || '/';

const redirectTo = (path: string, redirect?: string) =>
  redirect === undefined ? path : `${path}?redirect=${encodeQuery(redirect)}`;

/** RSS feeds; no category has this slug. */
export const FEED_PATHS = eachLocale((locale) => `${localePrefix(locale)}/shop/rss.xml`);

/** Web app manifests. */
export const MANIFEST_PATHS = eachLocale((locale) => `${localePrefix(locale)}/manifest.webmanifest`);

/** The official picture of the notice on the legal guarantee; its name holds the beginning of its hash. */
export const guaranteeNoticePath = (locale: Locale, hash: string, format: string) =>
  `/notices/guarantee-${locale}-${hash}.${format}`;

/** The page that the service worker shows offline for a page that is not cached. */
export const OFFLINE_PATHS = eachLocale((locale) => `${localePrefix(locale)}/offline`);

/** Reason for showing the login page, in its query. */
export const SESSION_ENDED = 'session-ended';

/** Every URL that the store can build. */
export const paths = {
  home: (locale: Locale) => fillPath('home', locale),
  shop: (locale: Locale, filters: ShopFilters = {}) =>
    fillPath('shop', locale, { '*': filters.category ?? '' }) + serializeFilters(filters),
  /** RSS feed of a public list. The category is one of the query's filters, since the path is fixed. */
  feed: (
    locale: Locale,
    { category, typed: _, page: __, sortby: ___, favorite: ____, ...filters }: ShopFilters = {},
  ) => {
    const query = serializeFilters(filters);
    const folder = category ? `${query === '' ? '?' : '&'}category=${encodeQuery(category)}` : '';
    return FEED_PATHS[locale] + query + folder;
  },
  search: (locale: Locale, text: string) => paths.shop(locale, { category: SEARCH_CATEGORY, text }),
  product: (locale: Locale, slug: string) => fillPath('product', locale, { slug }),
  seller: (locale: Locale, slug: string) => fillPath('seller', locale, { slug }),
  drops: (locale: Locale) => fillPath('drops', locale),
  dropsSoon: (locale: Locale) => fillPath('drops-soon', locale),
  drop: (locale: Locale, slug: string) => fillPath('drop', locale, { slug }),
  /** Target of a drop's form and its result, or of the link in its emails. */
  dropAlert: (locale: Locale, slug: string, token?: string, state?: string) =>
    fillPath('drop-alert', locale, { slug, ...(token === undefined ? {} : { token }) }) +
    (state === undefined ? '' : `?state=${state}`),
  brands: (locale: Locale) => fillPath('brands', locale),
  page: (locale: Locale, page: LinkedPage) => fillPath('article', locale, { page }),
  /** Explanation of a product family. */
  family: (locale: Locale, slug: string) => `${paths.page(locale, 'types-of-items')}#${slug}`,
  becomeSeller: (locale: Locale) =>
    fillPath('article', locale, { page: showsEnglish(locale) ? 'become-seller' : 'devenir-vendeur' }),
  jeansCalculator: (locale: Locale) => fillPath('jeans-calculator', locale),
  login: (locale: Locale, redirect?: string) => redirectTo(fillPath('login', locale), redirect),
  /** Login page for a visitor whose session has ended; the page states the reason. */
  loginAgain: (locale: Locale, redirect: string) =>
    `${paths.login(locale, redirect)}&reason=${SESSION_ENDED}`,
  register: (locale: Locale, redirect?: string) => redirectTo(fillPath('register', locale), redirect),
  resetPassword: (locale: Locale, redirect?: string) =>
    redirectTo(fillPath('reset-password', locale), redirect),
  /** The customer's own wishlist, or the one shared by a token. */
  wishlist: (locale: Locale, token?: string, page = 1) =>
    fillPath('wishlist', locale, token === undefined ? {} : { token }) + (page > 1 ? `?page=${page}` : ''),
  cart: (locale: Locale) => fillPath('cart', locale),
  checkout: (locale: Locale) => fillPath('checkout', locale),
  account: (locale: Locale) => fillPath('account', locale),
  orders: (locale: Locale, page = 1) =>
    fillPath('account-orders', locale) + (page > 1 ? `?page=${page}` : ''),
  order: (locale: Locale, id: string) => fillPath('account-order', locale, { id }),
  returns: (locale: Locale) => fillPath('account-returns', locale),
  return: (locale: Locale, id: string) => fillPath('account-return', locale, { id }),
  details: (locale: Locale) => fillPath('account-details', locale),
  languages: (locale: Locale) => fillPath('account-languages', locale),
  sizes: (locale: Locale) => fillPath('account-sizes', locale),
  addresses: (locale: Locale) => fillPath('account-addresses', locale),
  searches: (locale: Locale) => fillPath('account-searches', locale),
  /** Form that saves a search under a name. */
  newSearch: (locale: Locale, filters: ShopFilters, name: string) =>
    `${fillPath('account-search-new', locale)}?list=${encodeQuery(paths.shop(locale, filters))}&name=${encodeQuery(name)}`,
  offers: (locale: Locale) => fillPath('account-offers', locale),
  accountEmails: (locale: Locale) => fillPath('account-emails', locale),
  /** Target of the form without scripts, and the result of its submission. */
  newsletter: (locale: Locale, state?: string) =>
    fillPath('newsletter', locale) + (state === undefined ? '' : `?state=${state}`),
};

/** The same page in another language; its parameters must be the same in both. */
export const translatePath = ({ name, params }: PageMatch, locale: Locale) =>
  fillPath(
    name,
    locale,
    Object.fromEntries(Object.entries(params).map(([key, value]) => [key, tryDecode(value) ?? value])),
  );
