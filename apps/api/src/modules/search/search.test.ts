import { existsSync } from 'node:fs';
import path from 'node:path';
import { HITS_PER_PAGE } from '@patine/contract/search/indexes';
import { NUMERIC_ATTRIBUTES, PRICE_BANDS, type ProductRecord } from '@patine/contract/search/record';
import { SALE_CONTEXT, DAY_MS } from '@patine/core';
import { liteClient } from 'algoliasearch/lite';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { drops, items, products } from '../../db/schema/catalogue.ts';
import { identifySellers } from '../../testing/sellers.ts';
import { movableClock, testServices } from '../../testing/services.ts';
import { importFeed } from '../catalogue-import/import-feed.ts';
import { readFeed } from '../catalogue-import/read-feed.ts';
import { sampleFolder } from '../catalogue-import/sample-feed.ts';
import { productsChanged } from '../outbox/enqueue.ts';
import { embeddedIndex } from './embedded-index.ts';
import { createIndexer } from './indexer.ts';
import { openedDrops } from './opened-drops.ts';
import { removeSoldProducts } from './sold-products.ts';

const SELLERS = [
  'Friperie du Canal',
  'Grenier Nord',
  'Lisboa Vintage',
  'Atelier Recousu',
  'Wiener Kleiderkiste',
  'Second Wind',
  'Les Trouvailles de Léa',
  'Denim Archive',
  'Maison Rétro',
  'Bottega Usata',
];

const clock = movableClock();
let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;
let client: ReturnType<typeof liteClient>;

const load = (feed: string) =>
  importFeed(services, readFeed(feed), { photoFolders: [path.dirname(feed)], dryRun: false, announce: true });

beforeAll(async () => {
  services = await testServices({}, clock);
  const { feed } = await sampleFolder([
    { id: 'a', price: '60.00 EUR', sale_price: '45.00 EUR' },
    {
      id: 'b',
      title: 'Chemise écrue',
      title_en: 'Ecru shirt',
      price: '20.00 EUR',
      color: 'Écru',
      brand: "Levi's",
    },
    {
      id: 'c',
      title: 'Jupe noire',
      title_en: 'Black skirt',
      price: '90.00 EUR',
      color: 'Noir',
      drop: 'soon',
    },
    { id: 'd', title: 'Pull vendu ailleurs', title_en: 'Jumper', availability: 'out_of_stock' },
  ]);
  await identifySellers(services.db, SELLERS);
  await load(feed);
  await services.db.update(products).set({ regularAmount: 6000 }).where(eq(products.externalId, 'a'));
  app = await buildApp(services);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  client = liteClient('shop', 'key', {
    hosts: [{ url: address.replace('http://', ''), accept: 'readWrite', protocol: 'http' }],
  });
});
afterAll(async () => {
  await app.close();
  await services.client.close();
});

async function search(indexName: string, params: Record<string, unknown> = {}) {
  const request = { indexName, query: '', facets: ['*'], ...params };
  const [result] = (await client.searchForHits<ProductRecord>({ requests: [request] })).results;
  if (!result) throw new Error('no result');
  return { ...result, names: result.hits.map(({ name }) => name) };
}

const sell = (reference: number) =>
  services.db
    .update(items)
    .set({ status: 'sold', soldAt: clock.now() })
    .where(eq(items.productReference, reference));

const referenceOf = async (externalId: string) => {
  const [row] = await services.db.select().from(products).where(eq(products.externalId, externalId));
  return row?.reference ?? 0;
};

describe('through Algolia’s own client', () => {
  test('words are found in each language, with accents folded', async () => {
    expect((await search('search_fr', { query: 'ecrue' })).names).toEqual(['Chemise écrue']);
    expect((await search('search_en', { query: 'shirt' })).names).toEqual(['Ecru shirt']);
    expect((await search('search_en', { query: 'dresses lin' })).names).toContain('Floral dress');
  });

  test('sort orders are indexes of their own', async () => {
    expect((await search('price_ascending_fr')).hits.map(({ price }) => price)).toEqual([2000, 4500, 9000]);
    expect((await search('price_descending_fr')).hits.map(({ price }) => price)).toEqual([9000, 4500, 2000]);
    expect((await search('chronological_en', { hitsPerPage: HITS_PER_PAGE })).nbHits).toBe(3);
  });

  test('facets count each level of a category, discounts by step and prices by band', async () => {
    const { facets } = await search('search_fr');
    expect(facets?.['categories']).toMatchObject({ women: 3, 'women/clothing/dresses': 3 });
    expect(facets?.['discountRange']).toEqual({ 10: 1, 20: 1 });
    expect(facets?.['brand']).toEqual({ cacharel: 2, 'levi-s': 1 });
    expect(facets?.[PRICE_BANDS]).toEqual({ 20: 1, 40: 1, 90: 1 });
  });

  test('a product out of stock is in no result', async () => {
    expect((await search('search_fr', { query: 'pull' })).names).toEqual([]);
  });

  test('filter values are found while typing', async () => {
    const params = { query: 'lev', facetFilters: ['facet:brand'] };
    expect((await search('facet_value_fr', params)).names).toEqual(["Levi's"]);
  });
});

test('nobody writes to an index or configures it from outside', async () => {
  const key = { 'x-algolia-api-key': 'key', 'content-type': 'text/plain' };
  for (const action of ['batch', 'clear', 'deleteByQuery', 'browse', '1/partial', 'rules/batch'])
    expect(
      (
        await app.inject({
          method: 'POST',
          url: `/1/indexes/search_fr/${action}`,
          headers: key,
          payload: '{}',
        })
      ).statusCode,
    ).toBe(403);
  const put = await app.inject({ method: 'PUT', url: '/1/indexes/search_fr/settings', payload: '{}' });
  expect(put.statusCode).toBe(404);
});

test('a sale puts the deepest discounts first', async () => {
  const { hits } = await search('search_fr', { ruleContexts: [SALE_CONTEXT] });
  expect(hits[0]?.discountPercent).toBe(25);
});

test('each search has its own query id, and its clicks are counted', async () => {
  const named = async (query: string) =>
    (await search('search_fr', { query, clickAnalytics: true })).queryID ?? '';
  const queryID = await named('robe');
  expect(await named('robe')).toBe(queryID);
  expect(await named('jupe')).not.toBe(queryID);

  const payload = JSON.stringify({
    events: ['click', 'click', 'conversion'].map((eventType) => ({
      eventType,
      eventName: 'Product Clicked',
      index: 'search_fr',
      userToken: 'anonymous',
      queryID,
      objectIDs: ['1'],
    })),
  });
  const { statusCode } = await app.inject({ method: 'POST', url: '/1/events', payload });
  expect(statusCode).toBe(200);
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toContain('api_search_events_total{type="click"} 2');
  expect(body).toContain('api_search_events_total{type="conversion"} 1');
});

test('every number of a record can be bounded by a query, including the measures of panel and calculator', async () => {
  const jeans = {
    id: 'jeans',
    title: 'Jean droit',
    title_en: 'Straight jeans',
    size: 'W30 L32',
    material: 'Denim',
    product_type: 'Femme > Vêtements > Pantalons et jeans',
    product_type_en: 'Women > Clothing > Trousers and jeans',
    price: '45.00 EUR',
    measurements: 'waist:76cm;inseam:76cm;length:102cm;rise:29cm',
  };
  await load((await sampleFolder([jeans])).feed);
  await services.db.update(products).set({ regularAmount: 6000 }).where(eq(products.externalId, 'jeans'));
  await productsChanged(services.db, [await referenceOf('jeans')], clock.now());
  while ((await app.outbox.drain()) > 0);
  const facetFilters = [`objectID:${await referenceOf('jeans')}`];
  const [record] = (await search('search_fr', { facetFilters })).hits;
  for (const attribute of NUMERIC_ATTRIBUTES) {
    const value = record?.[attribute];
    const exactly = [`${attribute}>=${value}`, `${attribute}<=${value}`];
    const found = async (numericFilters: string[]) =>
      (await search('search_fr', { facetFilters, numericFilters })).nbHits;
    expect([
      attribute,
      value,
      await found(exactly),
      await found([`${attribute}>=${Number(value) + 1}`]),
    ]).toEqual([attribute, expect.any(Number), 1, 0]);
  }
});

test('products of the kinds that sell are the best sellers, immediately', async () => {
  const belt = { title: 'Ceinture', title_en: 'Belt', brand: 'Vendue', price: '30.00 EUR' };
  await load(
    (
      await sampleFolder([
        { ...belt, id: 'sold-1' },
        { ...belt, id: 'sold-2' },
        { ...belt, id: 'kin' },
        { ...belt, id: 'newer', brand: 'Ailleurs' },
      ])
    ).feed,
  );
  while ((await app.outbox.drain()) > 0);
  const { engine, index } = embeddedIndex();
  const indexer = createIndexer(services, index);
  await indexer.everything();
  const ranked = () =>
    engine.search<ProductRecord>('best_sellers_fr', { facetFilters: [['brand:vendue', 'brand:ailleurs']] })
      .hits;
  expect(ranked()[0]?.reference).toBe(await referenceOf('newer'));

  for (const id of ['sold-1', 'sold-2']) await sell(await referenceOf(id));
  await indexer.sales();
  await indexer.products([await referenceOf('sold-1'), await referenceOf('sold-2')]);
  const [first, ...others] = ranked();
  expect([first?.reference, first?.sales]).toEqual([await referenceOf('kin'), 2]);
  // Sold products come last in every sort order.
  expect(others.map(({ availability }) => availability)).toEqual(['AVAILABLE', 'SOLD', 'SOLD']);
});

describe('a change reaches the results', () => {
  test('when an item is sold, and is removed once it cannot come back', async () => {
    const reference = await referenceOf('b');
    await services.db.transaction(async (tx) => {
      await tx
        .update(items)
        .set({ status: 'sold', soldAt: clock.now() })
        .where(eq(items.productReference, reference));
      await productsChanged(tx, [reference], clock.now());
    });
    await app.outbox.drain();
    const all = await search('search_fr', { query: 'chemise' });
    expect(all.hits[0]?.availability).toBe('SOLD');
    const onSale = { query: 'chemise', facetFilters: ['availability:AVAILABLE'] };
    expect((await search('search_fr', onSale)).names).toEqual([]);

    await removeSoldProducts(services);
    expect(await app.outbox.drain()).toBe(0);
    clock.advance(15 * DAY_MS);
    await removeSoldProducts(services);
    await app.outbox.drain();
    expect((await search('search_fr', { query: 'chemise' })).names).toEqual([]);
  });

  test('when somebody is paying for it', async () => {
    const reference = await referenceOf('a');
    const heldUntil = new Date(clock.now().getTime() + 600_000);
    await services.db
      .update(items)
      .set({ heldBy: 'attempt', heldUntil })
      .where(eq(items.productReference, reference));
    await productsChanged(services.db, [reference], clock.now());
    await app.outbox.drain();
    expect((await search('search_fr', { query: 'fleurs' })).hits[0]?.availability).toBe('UNAVAILABLE');
  });

  test('when its drop has not opened yet: it is hidden', async () => {
    const launchAt = new Date(clock.now().getTime() + DAY_MS);
    await services.db.update(drops).set({ launchAt }).where(eq(drops.slug, 'soon'));
    await productsChanged(services.db, [await referenceOf('c')], clock.now());
    await app.outbox.drain();
    expect((await search('search_fr', { query: 'jupe' })).names).toEqual([]);

    const announceOpenedDrops = openedDrops(services);
    expect(await announceOpenedDrops()).toBe(0);
    clock.advance(DAY_MS);
    expect([await announceOpenedDrops(), await announceOpenedDrops()]).toEqual([1, 0]);
    await app.outbox.drain();
    expect((await search('search_fr', { query: 'jupe' })).names).toEqual(['Jupe noire']);
  });
});

describe('pieces that the words find alike', () => {
  test('are ordered by photograph and plausible price before their day', async () => {
    const tie = { title: 'Sabots', title_en: 'Clogs' };
    const { feed } = await sampleFolder([
      { ...tie, id: 'shown', price: '40.00 EUR' },
      { ...tie, id: 'unseen', price: '40.00 EUR', image_link: '', additional_image_link: '' },
      { ...tie, id: 'placeholder', price: '1.00 EUR', image_link: '', additional_image_link: '' },
    ]);
    await load(feed);
    while ((await app.outbox.drain()) > 0);
    const { hits } = await search('search_fr', { query: 'sabots' });
    expect(hits.map(({ listingQuality, price }) => [listingQuality, price])).toEqual([
      [2, 4000],
      [1, 4000],
      [0, 100],
    ]);
  });

  test('never begin with a sold one, however well it fits', async () => {
    const { feed } = await sampleFolder([
      { id: 'clog', title: 'Espadrilles', title_en: 'Espadrilles' },
      { id: 'like', title: 'Mules comme des espadrilles', title_en: 'Mules like espadrilles' },
    ]);
    await load(feed);
    const reference = await referenceOf('clog');
    await sell(reference);
    await productsChanged(services.db, [reference], clock.now());
    while ((await app.outbox.drain()) > 0);
    for (const index of ['search_fr', 'price_ascending_fr'])
      expect((await search(index, { query: 'espadrilles' })).names).toEqual([
        'Mules comme des espadrilles',
        'Espadrilles',
      ]);
  });
});

describe('a search tells', () => {
  test('what it corrected, and why a piece stands where it does', async () => {
    const params = { query: 'espadriles mules', enableRules: false, getRankingInfo: true };
    const { hits, ...response } = await search('search_fr', params);
    expect(response).toMatchObject({
      corrections: [{ typed: 'espadriles', corrected: 'espadrilles' }],
      correctedQuery: 'espadrilles mules',
      parsedQuery: 'espadriles mules',
    });
    expect(hits[0]).toMatchObject({ _rankingInfo: { nbTypos: 1, words: 2, nbExactWords: 1 } });
  });

  test('nothing of pieces that lack a word, in any order', async () => {
    for (const index of ['search_fr', 'price_ascending_fr', 'price_descending_fr'])
      expect((await search(index, { query: 'mules licorne', enableRules: false })).nbHits).toBe(0);
  });
});

const real = path.join(import.meta.dirname, '../../../../../../shared/catalogue/feed.csv');

test.skipIf(!existsSync(real))('a real feed of 600 listings and 1,200 photographs is imported', async () => {
  expect(await load(real)).toMatchObject({ read: 600, created: 600, skipped: 0, photographs: 1_200 });
  while ((await app.outbox.drain()) > 0);
  const { nbHits, facets } = await search('search_en', {
    facetFilters: ['availability:AVAILABLE'],
    query: 'dress',
  });
  expect(nbHits).toBeGreaterThan(50);
  expect(Object.keys(facets?.['size'] ?? {})).toContain('38');
});

test('an untranslated name is marked as French in the English index', async () => {
  const [plain, french] = [
    { id: 'both', title: 'Gilet brodé', title_en: 'Embroidered waistcoat' },
    { id: 'french', title: 'Gilet tressé', title_en: '' },
  ];
  await load((await sampleFolder([plain, french])).feed);
  while ((await app.outbox.drain()) > 0);
  const languageIn = async (index: string, id: string) => {
    const facetFilters = [`objectID:${await referenceOf(id)}`];
    return (await search(index, { facetFilters })).hits[0]?.nameLanguage;
  };
  expect(await languageIn('search_en', 'french')).toBe('fr');
  expect(await languageIn('search_en', 'both')).toBeUndefined();
  expect(await languageIn('search_fr', 'french')).toBeUndefined();
});
