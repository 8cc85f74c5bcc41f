import type { PageSummary } from '@patine/contract/content/structure';
import type { CatalogueSitemap } from '@patine/contract/rest/seo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { robots } from './robots.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';

const changedAt = '2026-11-20T08:00:00.000Z';
const CATALOGUE: CatalogueSitemap = {
  parts: [{ part: 10, changedAt }],
  categories: [{ slug: 'women/clothing', changedAt }],
  brands: [{ slug: 'ann-co', changedAt: '2026-11-19T08:00:00.000Z' }],
  sellers: [{ slug: 'friperie', changedAt }],
};
const SUMMARY: PageSummary = {
  name: 'become-seller',
  path: '/pages/devenir-vendeur',
  title: 'Devenir vendeur',
  alternates: { fr: '/pages/devenir-vendeur', en: '/en/pages/become-seller' },
  updatedAt: changedAt,
  image: 'p1',
};

/** The second one's name is that of another page, so it has none of its own. */
const DROPS = [
  { slug: 'archives-denim', path: '/drops/archives-denim' },
  { slug: 'soon', path: '/shop/?drops=soon' },
];

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

beforeEach(async () => {
  api = await openUpstream(({ url }) => {
    if (url.startsWith('/sitemaps/products-10.xml') || url.startsWith('/feeds/'))
      return { headers: { 'content-type': 'application/xml' }, body: '<from-the-api/>' };
    if (url.includes('type=drops')) return { body: DROPS };
    return { body: url.startsWith('/sitemaps') ? CATALOGUE : [SUMMARY] };
  });
  store = await openStore({ apiUrl: api.url, publicUrl: 'https://patine.example' });
});
afterEach(async () => {
  await store.close();
  await api.close();
});

const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('the index lists pages, lists and products, with their last change where known', async () => {
  const { status, headers, body } = await store.request('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(locs(body)).toEqual(
    ['pages', 'shop', 'products-10'].map((name) => `https://patine.example/sitemaps/${name}.xml`),
  );
  expect(body.match(/<lastmod>[^<]*/g)).toEqual([`<lastmod>${changedAt}`, `<lastmod>${changedAt}`]);
});

test('sitemaps have categories, brands, sellers, drops and editors’ pages, each in both languages', async () => {
  expect(locs((await store.request('/sitemaps/shop.xml')).body)).toEqual([
    'https://patine.example/shop/',
    'https://patine.example/en/shop/',
    'https://patine.example/shop/women/clothing/',
    'https://patine.example/en/shop/women/clothing/',
    'https://patine.example/shop/?brands=ann-co',
    'https://patine.example/en/shop/?brands=ann-co',
    'https://patine.example/vendeurs/friperie',
    'https://patine.example/en/sellers/friperie',
  ]);
  const pages = (await store.request('/sitemaps/pages.xml')).body;
  expect(locs(pages).slice(0, 2)).toEqual(['https://patine.example/', 'https://patine.example/en']);
  expect(locs(pages).slice(-4)).toEqual([
    'https://patine.example/drops/archives-denim',
    'https://patine.example/en/drops/archives-denim',
    'https://patine.example/pages/devenir-vendeur',
    'https://patine.example/en/pages/become-seller',
  ]);
  expect(pages).toContain('<image:loc>https://patine.example/media/p1-1024.jpg</image:loc>');
});

test.each(['/sitemaps/products-10.xml', '/feeds/google-fr.xml'])(
  '%s is proxied from the api',
  async (path) => {
    const { status, body } = await store.request(path, { headers: { 'accept-encoding': 'gzip' } });
    expect([status, body]).toEqual([200, '<from-the-api/>']);
    expect(api.seen[0]?.headers['accept-encoding']).toBe('gzip');
  },
);

test.each([
  '/sitemaps/..',
  '/sitemaps/products-x.xml',
  '/sitemaps/..%2Fmetrics',
  '/feeds/..',
  '/feeds/google-de.xml',
])('%s is not requested from the api', async (path) => {
  const { status } = await store.request(path);
  expect(status).toBeGreaterThanOrEqual(300);
  expect(api.seen).toEqual([]);
});

test('robots.txt disallows private pages in both languages, and no resources of public pages', () => {
  const lines = robots('https://patine.example').split('\n');
  for (const path of ['/account', '/cart', '/login', '/wishlist', '/order-confirm', '/alerts', '/offers'])
    expect(lines).toEqual(expect.arrayContaining([`Disallow: ${path}`, `Disallow: /en${path}`]));
  const blocked = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  for (const path of [
    '/',
    '/en',
    '/shop/',
    '/produit/a-1',
    '/pages/x',
    '/graphql',
    '/search/1/',
    '/media/a.jpg',
  ])
    expect(blocked.filter((start) => path.startsWith(start))).toEqual([]);
  expect(lines).toContain('Sitemap: https://patine.example/sitemap.xml');
});
