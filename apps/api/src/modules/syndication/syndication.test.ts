import { gunzipSync } from 'node:zlib';
import { type CatalogueSitemap, SITEMAP_PART_SIZE } from '@patine/contract/rest/seo';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, LOCALES, SITEMAP_MAX_URLS } from '@patine/core';
import { drops, facetValues, items, pictures, productPhotos, products } from '../../db/schema/catalogue.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { insertManyProducts } from '../../testing/many-products.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

const CACHE_MS = 20_001;
let shop: TestShop;

const named = (facet: string, slug: string, nameFr: string, nameEn: string) => ({
  facet,
  slug,
  nameFr,
  nameEn,
});

beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://patine.example' });
  await shop.db
    .insert(facetValues)
    .values([
      named('categories', 'women', 'Femme', 'Women'),
      named('categories', 'women/clothing', 'Vêtements', 'Clothing'),
      named('categories', 'women/clothing/dresses', 'Robes', 'Dresses'),
      named('color', 'rouge', 'Rouge', 'Red'),
      named('brand', 'ann-co', 'Ann & Co', 'Ann & Co'),
    ]);
});
beforeEach(async () => {
  await shop.db.delete(productPhotos);
  await shop.db.delete(items);
  await shop.db.delete(products);
  // Expires the documents that the previous test cached.
  shop.clock.advance(CACHE_MS);
});
afterAll(() => shop.close());

const get = (url: string, headers = {}) => shop.app.inject({ url, headers });
const google = async (locale = 'fr') => (await get(`/feeds/google-${locale}.xml`)).payload;
const meta = async (locale = 'fr') =>
  parse((await get(`/feeds/meta-${locale}.csv`)).payload, { columns: true }) as Record<string, string>[];
const idsIn = (feed: string) => [...feed.matchAll(/<g:id>(\d+)<\/g:id>/g)].map(([, id]) => Number(id));

test('a product has all attributes that Google requires, in each language, escaped', async () => {
  const { reference } = await insertProduct(shop.db, {
    nameFr: 'Robe <à fleurs> & "vintage"',
    brand: 'ann-co',
    slugFr: 'robe-1',
    slugEn: 'dress-1',
    weightGrams: 400,
    priceAmount: 4_000,
    regularAmount: 5_000,
  });
  await shop.db
    .insert(pictures)
    .values({ id: 'back1', source: 'demo:x', width: 10, height: 10 })
    .onConflictDoNothing();
  await shop.db
    .insert(productPhotos)
    .values({ productReference: reference, position: 1, pictureId: 'back1', role: 'back' });
  const [, french = ''] = (await google()).split('<item>');
  expect(french).toMatch(
    new RegExp(
      `^<g:id>${reference}</g:id><g:title>Robe &lt;à fleurs&gt; &amp; &quot;vintage&quot;</g:title>` +
        '<g:description>Une robe portefeuille des années 1990\\.</g:description>' +
        '<g:link>https://patine\\.example/produit/robe-1</g:link>' +
        '<g:image_link>https://patine\\.example/media/fixture\\d+-1024\\.jpg</g:image_link>' +
        '<g:additional_image_link>https://patine\\.example/media/back1-1024\\.jpg</g:additional_image_link>' +
        '<g:condition>used</g:condition><g:availability>in_stock</g:availability>' +
        '<g:price>50\\.00 EUR</g:price><g:sale_price>40\\.00 EUR</g:sale_price>' +
        '<g:identifier_exists>no</g:identifier_exists><g:brand>Ann &amp; Co</g:brand>' +
        '<g:google_product_category>2271</g:google_product_category>' +
        '<g:product_type>Femme &gt; Vêtements &gt; Robes</g:product_type>' +
        '<g:color>Rouge</g:color><g:size>.+</g:size><g:gender>female</g:gender><g:age_group>adult</g:age_group>' +
        '<g:shipping><g:country>FR</g:country><g:service>Postille</g:service><g:price>4\\.90 EUR</g:price></g:shipping>',
    ),
  );
  const [, english = ''] = (await google('en')).split('<item>');
  expect(english).toContain('<g:link>https://patine.example/en/product/dress-1</g:link>');
  expect(english).toContain('<g:product_type>Women &gt; Clothing &gt; Dresses</g:product_type>');
  const [line] = await meta();
  expect(line).toMatchObject({
    id: String(reference),
    title: 'Robe <à fleurs> & "vintage"',
    availability: 'in stock',
    condition: 'used',
    price: '50.00 EUR',
    sale_price: '40.00 EUR',
    additional_image_link: 'https://patine.example/media/back1-1024.jpg',
    shipping: expect.stringContaining('FR::Postille:4.90 EUR') as string,
  });
});

test('sold, withdrawn, secret and photoless products are in no feed', async () => {
  const { now } = shop.clock;
  await shop.db
    .insert(drops)
    .values({ slug: 'later', nameFr: 'a', nameEn: 'a', launchAt: new Date(now().getTime() + DAY_MS) })
    .onConflictDoNothing();
  const shown = await insertProduct(shop.db, { condition: 'neuf' });
  const reserved = await insertProduct(shop.db, {
    item: { heldBy: 'a', heldUntil: new Date(now().getTime() + DAY_MS) },
  });
  await insertProduct(shop.db, { item: { status: 'sold', soldAt: now() } });
  await insertProduct(shop.db, { item: { status: 'withdrawn' } });
  await insertProduct(shop.db, { drops: ['later'] });
  const bare = await insertProduct(shop.db);
  await shop.db.delete(productPhotos).where(eq(productPhotos.productReference, bare.reference));
  const feed = await google();
  expect(idsIn(feed)).toEqual([shown.reference, reserved.reference]);
  expect(feed.match(/<g:(availability|condition)>\w+/g)).toEqual([
    '<g:condition>new',
    '<g:availability>in_stock',
    '<g:condition>used',
    '<g:availability>out_of_stock',
  ]);
  expect((await meta()).map(({ id }) => Number(id))).toEqual(idsIn(feed));
});

test('a sold product is removed within a minute', async () => {
  const { reference } = await insertProduct(shop.db);
  expect(idsIn(await google())).toEqual([reference]);
  await shop.db.update(items).set({ status: 'sold', soldAt: shop.clock.now() });
  const { headers } = await get('/feeds/google-fr.xml');
  const cached = Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1]);
  // Cached by the api, and for the same time again by a proxy.
  expect(cached * 2).toBeLessThan(60);
  shop.clock.advance(cached * 1_000 + 1);
  expect(idsIn(await google())).toEqual([]);
});

test('the feed is compressed for clients that accept it, and not written for HEAD requests', async () => {
  await insertProduct(shop.db);
  const head = await shop.app.inject({ method: 'HEAD', url: '/feeds/google-fr.xml' });
  expect([head.statusCode, head.payload]).toEqual([200, '']);
  const plain = await google();
  const packed = await get('/feeds/google-fr.xml', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain);
});

test('thousands of products are listed once each, in order', async () => {
  const COUNT = 3_000;
  await insertManyProducts(shop.db, COUNT);
  const ids = idsIn(await google());
  expect(ids).toEqual(Array.from({ length: COUNT }, (_, index) => 200_001 + index));
  shop.clock.advance(300_001);
  const { parts } = (await get('/sitemaps')).json<CatalogueSitemap>();
  expect(parts.map(({ part }) => part)).toContain(20);
  const file = (await get('/sitemaps/products-20.xml')).payload;
  expect(file.match(/<loc>/g)).toHaveLength(2 * COUNT);
  // A full file stays within the limit of sitemaps.org.
  expect(LOCALES.length * SITEMAP_PART_SIZE).toBeLessThanOrEqual(SITEMAP_MAX_URLS);
});

test('sitemaps list a sold product while it has a page, with its last change', async () => {
  shop.clock.advance(600_001);
  const at = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS);
  const old = { updatedAt: at(60) };
  const listed = await insertProduct(shop.db, { ...old, slugFr: 'robe-a', slugEn: 'dress-a' });
  await insertProduct(shop.db, { ...old, slugFr: 'vendue', item: { status: 'sold', soldAt: at(27) } });
  await insertProduct(shop.db, { ...old, slugFr: 'partie', item: { status: 'sold', soldAt: at(29) } });
  const { parts, categories, brands, sellers } = (await get('/sitemaps')).json<CatalogueSitemap>();
  const part = Math.floor(listed.reference / 10_000);
  expect(parts).toEqual([{ part, changedAt: at(27).toISOString() }]);
  expect(categories.map(({ slug }) => slug)).toEqual(['women', 'women/clothing', 'women/clothing/dresses']);
  expect(brands).toEqual([]);
  expect(sellers).toEqual([{ slug: 'comptoir-vintage', changedAt: at(27).toISOString() }]);
  const { payload } = await get(`/sitemaps/products-${part}.xml`);
  expect([...payload.matchAll(/<loc>[^<]*\/produit\/([^<]*)/g)].map(([, slug]) => slug)).toEqual([
    'robe-a',
    'vendue',
  ]);
  expect([...payload.matchAll(/<lastmod>([^<]*)/g)].map(([, instant]) => instant)).toEqual(
    [at(60), at(60), at(27), at(27)].map((instant) => instant.toISOString()),
  );
  expect(payload).toContain('hreflang="en" href="https://patine.example/en/product/dress-a"');
  expect(payload).toMatch(/<image:loc>https:\/\/patine\.example\/media\/fixture\d+-1024\.jpg/);
});

test.each([
  '/feeds/google-de.xml',
  '/feeds/google-fr.csv',
  '/feeds/meta-fr.xml',
  '/sitemaps/products-999999.xml',
  '/sitemaps/products-01.xml',
  '/sitemaps/products--1.xml',
  '/sitemaps/..%2Fsecret.xml',
])('nothing is at %s', async (url) => {
  const { statusCode, body } = await get(url);
  expect([statusCode, JSON.parse(body)]).toEqual([404, { name: 'NOT_FOUND', code: 201 }]);
});
