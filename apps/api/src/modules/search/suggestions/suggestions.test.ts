import path from 'node:path';
import type { SearchSuggestions } from '@patine/contract/rest/search-suggestions';
import { MINUTE_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { items, products } from '../../../db/schema/catalogue.ts';
import { identifySellers } from '../../../testing/sellers.ts';
import { movableClock, testServices } from '../../../testing/services.ts';
import { importFeed } from '../../catalogue-import/import-feed.ts';
import { readFeed } from '../../catalogue-import/read-feed.ts';
import { sampleFolder } from '../../catalogue-import/sample-feed.ts';

const clock = movableClock();
let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;

const jacket = {
  product_type: 'Femme > Vêtements > Vestes',
  product_type_en: 'Women > Clothing > Jackets',
  brand: "Levi's",
};

beforeAll(async () => {
  services = await testServices({}, clock);
  const { feed } = await sampleFolder([
    { id: 'a', title: 'Robe à fleurs', title_en: 'Floral dress' },
    { id: 'b', title: 'Robe longue', title_en: 'Long dress' },
    { id: 'c', title: 'Veste en jean', title_en: 'Denim jacket', ...jacket },
    { id: 'd', title: 'Veste en jean délavée', title_en: 'Washed denim jacket', ...jacket },
    { id: 'e', title: 'Veste vendue', title_en: 'Sold jacket', ...jacket },
    { id: 'f', title: 'Veste vendue aussi', title_en: 'Jacket, sold too', ...jacket, brand: 'Seule' },
  ]);
  await identifySellers(services.db, ['Friperie du Canal']);
  await importFeed(services, readFeed(feed), {
    photoFolders: [path.dirname(feed)],
    dryRun: false,
    announce: true,
  });
  for (const externalId of ['e', 'f']) {
    const [row] = await services.db.select().from(products).where(eq(products.externalId, externalId));
    await services.db
      .update(items)
      .set({ status: 'sold', soldAt: clock.now() })
      .where(eq(items.productReference, row?.reference ?? 0));
  }
  app = await buildApp(services);
});
afterAll(async () => {
  await app.close();
  await services.client.close();
});

const get = (text: string, locale = 'fr') =>
  app.inject({ method: 'GET', url: '/search-suggestions', query: { text, locale } });
const suggestions = async (text: string, locale = 'fr') =>
  (await get(text, locale)).json<SearchSuggestions>();

test('typed text has completions, categories, brands, pieces and the number of all of them', async () => {
  const found = await suggestions('ves');
  expect(found).toMatchObject({
    text: 'ves',
    categories: [{ slug: 'women/clothing/jackets', name: 'Vestes', under: 'Femme', count: 2 }],
    total: 2,
    popular: [],
  });
  expect(found.completions).toEqual([
    { text: 'veste', count: 2 },
    { text: 'veste en jean', count: 2 },
  ]);
  expect(found.products.map(({ name }) => name).toSorted()).toEqual([
    'Veste en jean',
    'Veste en jean délavée',
  ]);
  expect(found.products[0]).toMatchObject({
    brandName: "Levi's",
    sizeLabel: '38',
    price: 4500,
    currency: 'EUR',
  });
  expect(found.queryID).toBeTypeOf('string');
});

test('a text is understood as it is by the list that it leads to', async () => {
  expect(await suggestions('robes bleues 38')).toMatchObject({ total: 2 });
  expect(await suggestions('veste 40')).toMatchObject({ total: 0, products: [] });
});

test('each language completes with its own names', async () => {
  const { completions, categories } = await suggestions('den', 'en');
  expect(completions.map(({ text }) => text)).toEqual(['denim', 'denim jacket']);
  expect(categories).toEqual([]);
  expect((await suggestions('dre', 'en')).categories[0]?.name).toBe('Dresses');
});

test('what has no piece for sale is not suggested', async () => {
  expect((await suggestions('seule')).brands).toEqual([]);
  expect((await suggestions('lev')).brands).toEqual([{ slug: 'levi-s', name: "Levi's", count: 2 }]);
  expect(await suggestions('vendue')).toMatchObject({ completions: [], products: [], total: 0 });
});

test('before typing come the kinds that sold, which are still for sale, the largest categories and the newest pieces', async () => {
  const { popular, categories, completions, products } = await suggestions('');
  expect(popular).toEqual([
    {
      category: { slug: 'women/clothing/jackets', name: 'Vestes' },
      brand: { slug: 'levi-s', name: "Levi's" },
      count: 2,
    },
  ]);
  expect(categories.map(({ name, under, count }) => [name, under, count]).toSorted()).toEqual([
    ['Robes', 'Femme', 2],
    ['Vestes', 'Femme', 2],
  ]);
  expect(completions).toEqual([]);
  // Three of the four that are for sale.
  expect(products).toHaveLength(3);
  expect(products.map(({ name }) => name)).not.toContain('Veste vendue');
  expect(products[0]).toMatchObject({ sizeLabel: '38', price: 4500, currency: 'EUR' });
});

test('suggestions before typing are made once a minute', async () => {
  const first = await suggestions('', 'en');
  await services.db.update(items).set({ status: 'sold', soldAt: clock.now() });
  await app.outbox.drain();
  expect(await suggestions('', 'en')).toEqual(first);
  clock.advance(MINUTE_MS);
});

test.each([
  [{ text: 'robe', locale: 'de' }, 'locale'],
  [{ text: 'x'.repeat(201), locale: 'fr' }, 'text'],
])('a wrong parameter is refused by its name: %j', async (query, field) => {
  const response = await app.inject({ method: 'GET', url: '/search-suggestions', query });
  expect([response.statusCode, response.json()]).toMatchObject([422, { fields: { [field]: 'BAD_FORMAT' } }]);
});

test('typed text is in no cache', async () => {
  expect((await get('robe')).headers['cache-control']).toBe('no-store');
});
