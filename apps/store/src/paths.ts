import type { Locale } from '@patine/core';
import { PAGES, type PageMatch, type PageName } from './pages.ts';
import { serializeFilters, type ShopFilters } from './lib/shop-filters.ts';

/** Fills a page's pattern: an absent optional parameter leaves nothing behind. */
export function fillPath(name: PageName, locale: Locale, params: Record<string, string> = {}): string {
  const rest = (params['*'] ?? '').split('/').filter(Boolean).map(encodeURIComponent).join('/');
  return PAGES[name][locale].replace(/\/\*$|\/:(\w+)\??/g, (_, key: string | undefined) => {
    if (key === undefined) return rest === '' ? '/' : `/${rest}/`;
    const value = params[key];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

const redirectTo = (path: string, redirect?: string) =>
  redirect === undefined ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;

/** Every address the store can build. */
export const paths = {
  home: (locale: Locale) => fillPath('home', locale),
  shop: (locale: Locale, filters: ShopFilters = {}) =>
    fillPath('shop', locale, { '*': filters.category ?? '' }) + serializeFilters(filters),
  search: (locale: Locale, text: string) => paths.shop(locale, { category: 'search', text }),
  product: (locale: Locale, slug: string) => fillPath('product', locale, { slug }),
  login: (locale: Locale, redirect?: string) => redirectTo(fillPath('login', locale), redirect),
  register: (locale: Locale, redirect?: string) => redirectTo(fillPath('register', locale), redirect),
  cart: (locale: Locale) => fillPath('cart', locale),
  checkout: (locale: Locale) => fillPath('checkout', locale),
  orderConfirm: (locale: Locale, id?: string) =>
    fillPath('order-confirm', locale, id === undefined ? {} : { id }),
  account: (locale: Locale) => fillPath('account', locale),
  orders: (locale: Locale, page = 1) =>
    fillPath('account-orders', locale) + (page > 1 ? `?page=${page}` : ''),
  order: (locale: Locale, id: string) => fillPath('account-order', locale, { id }),
  addresses: (locale: Locale) => fillPath('account-addresses', locale),
  newAddress: (locale: Locale) => fillPath('account-address-new', locale),
  address: (locale: Locale, id: string) => fillPath('account-address', locale, { id }),
};

/** The same page in another language, where its parameters are the same in both. */
export const translatePath = ({ name, params }: PageMatch, locale: Locale) => fillPath(name, locale, params);
