import { LOCALES } from '@patine/core';
import { expect, test } from 'vitest';
import { normalUrl } from './lib/normal-url.ts';
import { PAGES, matchPage, type PageName } from './pages.ts';
import { editorPaths } from './editor-paths.ts';
import { fillPath, paths, translatePath } from './paths.ts';
import { privatePaths } from './private-paths.ts';

const addresses = (locale: (typeof LOCALES)[number]) => ({
  home: paths.home(locale),
  shop: paths.shop(locale),
  'shop: category': paths.shop(locale, { category: 'women/clothing/dresses' }),
  'shop: every filter': paths.shop(locale, {
    category: 'women',
    text: 'robe à pois',
    size: ['m', 's'],
    colors: ['red'],
    state: ['very-good'],
    brands: ['levi-s'],
    materials: ['silk'],
    patterns: ['dots'],
    decades: ['1970'],
    family: ['vintage'],
    target: ['women'],
    discountrange: ['20'],
    price: { min: 10, max: 90 },
    waist: { min: 74, max: 78 },
    jeanLevisSizeW: 28,
    nobrands: ['zara'],
    nocolors: ['noir'],
    express: true,
    fiesta: true,
    sortby: 'price_asc',
    hidesold: true,
    favorite: 'only',
    page: 3,
  }),
  search: paths.search(locale, 'jean levi’s'),
  'shop: understood text': paths.shop(locale, {
    category: 'search',
    categories: ['women/clothing/dresses', 'kids/clothing/dresses'],
    text: 'longue',
    typed: 'robe longue 38 sans cuir',
    size: ['38'],
    nomaterials: ['cuir'],
  }),
  product: paths.product(locale, 'robe-100163'),
  seller: paths.seller(locale, 'friperie-du-canal'),
  drops: paths.drops(locale),
  'drops-soon': paths.dropsSoon(locale),
  brands: paths.brands(locale),
  article: paths.page(locale, 'terms'),
  landing: fillPath('landing', locale, { page: 'jean-levis-501' }),
  'article: become-seller': paths.becomeSeller(locale),
  'jeans-calculator': paths.jeansCalculator(locale),
  wishlist: paths.wishlist(locale),
  'wishlist: shared': paths.wishlist(locale, 'd1f0', 2),
  login: paths.login(locale),
  'login: and back': paths.login(locale, '/cart/checkout?payment=declined'),
  'login: again': paths.loginAgain(locale, '/account/orders'),
  register: paths.register(locale),
  'register: and back': paths.register(locale, '/cart'),
  'reset-password': paths.resetPassword(locale),
  'change-password': fillPath('change-password', locale),
  'confirm-email': fillPath('confirm-email', locale),
  cart: paths.cart(locale),
  checkout: paths.checkout(locale),
  'order-confirm': privatePaths.orderConfirm(locale),
  'order-confirm: one': privatePaths.orderConfirm(locale, 'o-1'),
  account: paths.account(locale),
  'account-orders': paths.orders(locale),
  'account-orders: page': paths.orders(locale, 2),
  'account-order': paths.order(locale, 'o-1'),
  'account-order-returns': privatePaths.requestReturn(locale, 'o-1'),
  withdrawal: privatePaths.withdrawal(locale, 'o-1'),
  'account-returns': paths.returns(locale),
  'account-return': paths.return(locale, 'r-1'),
  'account-details': paths.details(locale),
  'account-languages': paths.languages(locale),
  'account-sizes': paths.sizes(locale),
  'account-addresses': paths.addresses(locale),
  'account-address-new': privatePaths.newAddress(locale),
  'account-address': privatePaths.address(locale, 'a-1'),
  'account-searches': paths.searches(locale),
  'account-search-new': paths.newSearch(
    locale,
    { category: 'women', text: 'robe à pois' },
    'Femme & « robe »',
  ),
  'account-offers': paths.offers(locale),
  'seller-offer': privatePaths.sellerOffer(locale, 'T0k-en'),
  alerts: privatePaths.alerts(locale, 'd1f0-A'),
  'account-emails': paths.accountEmails(locale),
  emails: privatePaths.emails(locale, 'd1f0-A'),
  newsletter: paths.newsletter(locale),
  'newsletter: sent': paths.newsletter(locale, 'sent'),
  'newsletter-confirm': privatePaths.confirmNewsletter(locale, 'd1f0-A'),
  drop: paths.drop(locale, 'workwear'),
  'drop-alert': paths.dropAlert(locale, 'workwear'),
  'drop-alert: link': paths.dropAlert(locale, 'workwear', 'd1f0-A'),
  'drop-alert: sent': paths.dropAlert(locale, 'workwear', undefined, 'sent'),
  'page-editor': editorPaths.pageEditor(locale),
  'page-editor: drops': editorPaths.pageEditor(locale, 'view=drops'),
  'page-editor: drop': editorPaths.pageEditor(locale, 'drop=archives-denim'),
  'page-editor: page': editorPaths.pageEditor(locale, 'page=our-story'),
  'page-editor: links': editorPaths.pageEditor(locale, 'view=links'),
  'page-preview': editorPaths.pagePreview(locale),
});

test.each(LOCALES)('every URL in %s', (locale) => {
  expect(addresses(locale)).toMatchSnapshot();
});

test.each(LOCALES)('every URL in %s is canonical and matches its page', (locale) => {
  const named = Object.entries(addresses(locale)).map(([name, address]) => {
    const [pathname = '', search] = address.split('?');
    const normal = normalUrl(pathname, search === undefined ? '' : `?${search}`);
    expect(normal.href).toBe(address);
    expect(normal.page?.locale).toBe(locale);
    expect(normal.page?.name).toBe(name === 'search' ? 'shop' : name.split(':')[0]);
    return normal.page?.name;
  });
  expect(new Set(named)).toEqual(new Set(Object.keys(PAGES)));
});

test('a page translates to the other language and back', () => {
  for (const name of Object.keys(PAGES) as PageName[]) {
    const page = {
      name,
      locale: 'fr',
      params: { slug: 'robe-1', id: 'a/b', token: 'd1', page: 'terms', '*': 'women/été' },
    } as const;
    const there = matchPage(translatePath(page, 'en'));
    expect(there).toMatchObject({ name, locale: 'en' });
    expect(there && translatePath({ ...there, params: page.params }, 'fr')).toBe(translatePath(page, 'fr'));
  }
});
