import type { SavedDraft } from '@patine/contract/content/documents';
import type { DropInfo, ShopDictionary } from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import { DAY_MS, HOUR_MS } from '@patine/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drops, facetValues } from '../../db/schema/catalogue.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { linkedEditor, type LinkedEditor } from '../../testing/editors.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { productsByReference } from '../catalogue/index.ts';
import { productsChanged } from '../outbox/index.ts';

let shop: TestShop;
let call: LinkedEditor['call'];

beforeAll(async () => {
  shop = await testShop();
  const { db, services, clock } = shop;
  const now = clock.now().getTime();
  ({ call } = await linkedEditor(shop.app, services));
  const dates = { launchAt: new Date(now - HOUR_MS), endAt: new Date(now + DAY_MS) };
  await db.insert(drops).values({ slug: 'knits', nameFr: 'Mailles', nameEn: 'Knits', ...dates });
  await db.insert(facetValues).values([
    { facet: 'material', slug: 'wool', nameFr: 'Laine', nameEn: 'Wool' },
    { facet: 'condition', slug: 'tresBonEtat', nameFr: 'Très bon état', nameEn: 'Very good' },
    { facet: 'categories', slug: 'women/clothing/dresses', nameFr: 'Robes', nameEn: 'Dresses' },
  ]);
  await insertProduct(db, { reference: 5101, materials: ['wool'], decade: '1990', drops: ['knits'] });
  await productsChanged(db, [5101], clock.now());
  await drain();
});
afterAll(() => shop.close());

const drain = async () => {
  while ((await shop.app.outbox.drain()) > 0);
};

const FILTERS = '/content/documents/texts/filters/fr';

async function publish(body: object) {
  const { version } = (await call<SavedDraft>('PUT', FILTERS, body)).body;
  const published = await call('POST', `${FILTERS}/publish`, { version });
  await drain();
  return published;
}

async function nameOf(facet: string, slug: string, locale: Locale = 'fr') {
  const url = `/web-structure?type=shop-dictionary&params[kind][0]=facetValues&locale=${locale}`;
  const { facetValues: values } = (await call<ShopDictionary>('GET', url)).body;
  return values[facet]?.find((value) => value.slug === slug)?.name;
}

async function found(query: string): Promise<number[]> {
  const [result] = await shop.app.searching<{ reference: number }>([{ indexName: 'search_fr', query }]);
  return (result?.hits ?? []).map(({ reference }) => reference);
}

test('values of filters are called as an editor publishes it, in that language, until it is taken back', async () => {
  expect(await nameOf('material', 'wool')).toBe('Laine');
  expect(await found('Mérinos')).toEqual([]);
  const published = await publish({
    material: [{ value: 'wool', name: 'Laine mérinos' }],
    condition: [{ value: 'tresBonEtat', name: 'Comme neuf' }],
    categories: [{ value: 'women/clothing/dresses', name: 'Les robes' }],
    years: [{ value: '1990', name: 'Les années 90' }],
  });
  expect(published.status).toBe(200);
  expect(await nameOf('material', 'wool')).toBe('Laine mérinos');
  expect(await nameOf('years', '1990')).toBe('Les années 90');
  expect(await nameOf('material', 'wool', 'en')).toBe('Wool');

  const viewer = { now: shop.clock.now(), customerId: null };
  const product = (await productsByReference(shop.db, [5101], 'fr', viewer)).get(5101);
  expect(product?.conditionLabel).toBe('Comme neuf');
  expect(product?.attributes.years?.name).toBe('Les années 90');
  const drop = await call<DropInfo>('GET', '/web-structure?type=drop&params[slug][0]=knits&locale=fr');
  expect(drop.body.kinds).toEqual([{ name: 'Les robes', count: 1 }]);
  // Pieces are found by what they are called now.
  await expect.poll(() => found('Mérinos')).toEqual([5101]);

  await publish({});
  expect(await nameOf('material', 'wool')).toBe('Laine');
});

test('a value that is named twice is saved and not published; a name that is empty is not saved', async () => {
  const twice = await publish({ material: ['Laine', 'Pure laine'].map((name) => ({ value: 'wool', name })) });
  expect(twice.status).toBe(422);
  expect(twice.body.errors).toEqual([
    expect.objectContaining({ path: 'material.1', field: 'value', rule: 'REPEATED' }),
  ]);
  const empty = await call('PUT', FILTERS, { material: [{ value: 'wool', name: ' ' }] });
  expect(empty.status).toBe(422);
});
