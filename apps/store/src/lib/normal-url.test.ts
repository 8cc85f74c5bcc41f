import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalUrl } from './normal-url.ts';
import { withTracking } from './tracking.ts';

const split = (url: string): [string, string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
};
const normalOf = (url: string) => normalUrl(...split(url));

test.each([
  ['/shop', '/shop/'],
  ['/SHOP/Women/', '/shop/women/'],
  ['/shop//women//', '/shop/women/'],
  ['/en/shop?page=1', '/en/shop/'],
  ['/shop/?page=0', '/shop/'],
  ['/shop/?page=-3', '/shop/'],
  ['/shop/?page=abc', '/shop/'],
  ['/shop/?page=007', '/shop/?page=7'],
  ['/shop/?sortby=relevance', '/shop/'],
  ['/shop/?sortby=constructor', '/shop/'],
  ['/shop/?sortby=__proto__', '/shop/'],
  ['/shop/?sortby=PRICE_ASC', '/shop/?sortby=price_asc'],
  ['/shop/?size=M+S&colors=red&utm_source=x', '/shop/?size=m+s&colors=red'],
  ['/shop/?colors=red&size=S&size=M+S', '/shop/?size=m+s&colors=red'],
  ['/shop/?size=S%2BM', '/shop/?size=m+s'],
  ['/shop/?size=W26%20L30', '/shop/?size=w26-l30'],
  ['/shop/?size=%F0%9F%A6%84', '/shop/'],
  ['/shop/?category=Women%2FClothing', '/shop/women/clothing/'],
  ['/shop/?category=women/clothing+men&size=m', '/shop/women/clothing/?size=m'],
  ['/shop/search/?text=robe&category=women', '/shop/women/?text=robe'],
  ['/shop/women/?category=men', '/shop/women/'],
  ['/shop/levis-calculator/?colors=noir%20bleu-clair', '/shop/levis-calculator/?colors=bleu-clair+noir'],
  ['/shop/?price=90-10', '/shop/?price=10-90'],
  ['/shop/?pricemin=10&pricemax=', '/shop/?price=10-'],
  ['/shop/?price=0-', '/shop/'],
  ['/shop/?hidesold=1', '/shop/?hidesold=true'],
  ['/shop/?hidesold=false', '/shop/'],
  ['/shop/search/?text=%20robe%20%20noire%20', '/shop/search/?text=robe+noire'],
  ["/shop/search/?text=levi's", '/shop/search/?text=levi%27s'],
  ["/shop/?brands=d'ailleurs", '/shop/?brands=d%27ailleurs'],
  ['/shop/?%E0%A4%A=&&==&colors', '/shop/'],
  ['/shop/?text=%E0%A4%A,robe', '/shop/?text=A%2Crobe'],
  ['/produit/Robe-100163', '/produit/robe-100163'],
  ['/produit/robe-100163/?gclid=1', '/produit/robe-100163'],
  ['/produit/robe-100163.queries', '/produit/robe-100163'],
  ['/product/robe-100163.queries', '/produit/robe-100163'],
  ['/en/product/Dress-100163.queries', '/en/product/dress-100163'],
  ['/shop/?noBrands=b+a&waist=76&tolerance=2', '/shop/?nobrands=a+b&waist=74-78'],
  [
    '/shop/levis-calculator?jeanLevisSizeL=30&jeanLevisSizeW=28',
    '/shop/levis-calculator/?jeanLevisSizeW=28&jeanLevisSizeL=30',
  ],
  ['/shop/?page=2&favorite=Only', '/shop/?favorite=only&page=2'],
  ['/shop/?favorite=mine', '/shop/'],
  ['/wishlist/?page=1', '/wishlist'],
  ['/wishlist/d1f0?page=02&x=1', '/wishlist/d1f0?page=2'],
  ['/cart/?page=2', '/cart'],
  ['/account/orders?page=1', '/account/orders'],
  ['/account/orders?page=abc', '/account/orders'],
  ['/account/orders?page=03&page=4', '/account/orders?page=3'],
  ['/login?x=1&redirect=/cart', '/login?redirect=%2Fcart'],
  ['/resetpassword', '/resetPassword'],
  ['/en/CHANGEPASSWORD/?token=x', '/en/changePassword'],
  ['/en/', '/en'],
  ['/%73hop/', '/shop/'],
  ['/shop/../cart', '/cart'],
  ['/shop/%2e%2E/cart', '/cart'],
  ['/shop/a%2F..%2Fb', '/shop/a/b/'],
  ['//evil.example', '/evil.example'],
  ['/x/..//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['http://evil.example/cart', '/cart'],
])('%s redirects to %s', (requested, normal) => {
  expect(normalOf(requested).href).toBe(normal);
});

test.each([
  '/',
  '/en',
  '/shop/',
  '/shop/?page=99999',
  '/shop/women/clothing/?text=robe+noire&size=m+s&price=-50&sortby=chrono&hidesold=true&page=2',
  '/en/product/dress-100163',
  '/produit/*',
  '/account/orders?page=99999',
  '/nothing/here?at=all',
])('%s is already canonical', (url) => {
  expect(normalOf(url).href).toBe(url);
});

test('a path that cannot be decoded is no page', () => {
  expect(normalOf('/produit/%E0%A4%A')).toEqual({ href: '/produit/%E0%A4%A', page: null, tracking: '' });
  expect(normalOf('/produit/%ff').page).toBeNull();
});

test('ten thousand characters are truncated or passed on, never refused', () => {
  const long = 'é'.repeat(10_000);
  expect(normalOf(`/shop/search/?text=${encodeURIComponent(long)}`).href.length).toBeLessThan(1300);
  expect(normalOf(`/shop/?brands=${encodeURIComponent(long)}`).href.length).toBeLessThan(600);
  expect(normalOf(`/produit/${'x'.repeat(10_000)}`).page?.name).toBe('product');
  expect(normalOf(`/shop/?${'size=a&'.repeat(10_000)}`).href).toBe('/shop/?size=a');
});

test.each([
  ['/shop/?utm_source=lettre&page=1&gclid=a%2Fb', '/shop/', 'utm_source=lettre&gclid=a%2Fb'],
  [
    '/produit/robe-100163?UTM_Medium=e+mail&utm_medium=x&fbclid=',
    '/produit/robe-100163',
    'utm_medium=e%20mail',
  ],
  [`/?utm_campaign=${'x'.repeat(201)}`, '/', ''],
  ['/rien?utm_source=x', '/rien?utm_source=x', ''],
])('%s keeps its tracking parameters apart from its canonical form', (requested, href, tracking) => {
  expect(normalOf(requested)).toMatchObject({ href, tracking });
});

const PRODUCTS = (
  '/ // \\ . .. %2e %2F %5c % %E0%A4%A %C3%A9 %25 %2B + * $& %00 %20 ' +
  "en shop produit product cart account orders search women Robe-12 levi's 🦄 İ"
).split(' ');
const NAMES = 'text page price pricemin size COLORS brands sortby hidesold redirect utm'.split(' ');
const VALUES = [
  ...'0 1 99999 abc S+M 10-2 - true chrono constructor'.split(' '),
  '🦄'.repeat(81),
  `${'a'.repeat(79)} b`,
];

const path = fc.array(fc.constantFrom(...PRODUCTS), { maxLength: 9 }).map((parts) => `/${parts.join('')}`);
const value = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.constantFrom(...VALUES).map(encodeURIComponent),
  fc.array(fc.constantFrom(...PRODUCTS, '&', '=', '?', '#'), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 100 }).map(encodeURIComponent),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 6 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

test('canonicalisation is idempotent, in browsers too, and keeps host and page', () => {
  fc.assert(
    fc.property(path, query, (pathname, search) => {
      const once = normalUrl(pathname, search);
      const twice = normalOf(once.href);
      expect(twice).toEqual(once);
      const requested = new URL(once.href, 'https://shop.example');
      expect(requested.origin).toBe('https://shop.example');
      expect(once.page ? requested.pathname + requested.search : once.href).toBe(once.href);
    }),
    { numRuns: 5_000 },
  );
});

test('a URL with tracking parameters is not redirected again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('utm_source', 'GCLID', 'utm_x', 'size'), value)),
      (pairs) => {
        const requested = `/shop/?${pairs.map((pair) => pair.join('=')).join('&')}`;
        const { href, tracking } = normalOf(requested);
        const own = withTracking(href, tracking);
        const again = normalOf(own);
        expect(withTracking(again.href, again.tracking)).toBe(own);
        expect(again.href).toBe(href);
      },
    ),
  );
});
