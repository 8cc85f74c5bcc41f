import { ProductPageDocument } from '@patine/contract/operations';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { facetValues, items, products } from '../../db/schema/catalogue.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { HEADERS } from '@patine/contract/rest/headers';
import { MINUTE_MS } from '@patine/core';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const seen = async (reference: number, language = 'fr') =>
  (await shop.request(ProductPageDocument, { reference }, { headers: { [HEADERS.uiLanguage]: language } }))
    .product;

/** Counts the SQL statements of a call. */
async function statements(call: () => Promise<unknown>) {
  const execute = vi.spyOn(shop.db, 'execute');
  const select = vi.spyOn(shop.db, 'select');
  await call();
  const made = execute.mock.calls.length + select.mock.calls.length;
  execute.mockRestore();
  select.mockRestore();
  return made;
}

test('viewing a product again takes two statements: one for its hold and delivery, one for its likes', async () => {
  const { reference } = await insertProduct(shop.db);
  const first = await seen(reference);
  expect(await statements(() => seen(reference))).toBe(2);
  expect(await seen(reference)).toEqual(first);
});

test('a product that is sold or held shows it at the next request', async () => {
  const { reference, itemId } = await insertProduct(shop.db);
  expect(await seen(reference)).toMatchObject({ availability: 'AVAILABLE' });

  const heldUntil = new Date(shop.clock.now().getTime() + MINUTE_MS);
  const hold = { heldBy: 'attempt', heldByCustomer: 'somebody', heldUntil };
  await shop.db.update(items).set(hold).where(eq(items.id, itemId));
  expect(await seen(reference)).toMatchObject({
    stateLabel: 'reserved',
    heldUntil: heldUntil.toISOString(),
    variants: [{ available: false }],
  });

  const sold = { status: 'sold', soldAt: shop.clock.now(), heldBy: null };
  await shop.db.update(items).set(sold).where(eq(items.id, itemId));
  expect(await seen(reference)).toMatchObject({ stateLabel: 'sold', variants: [{ available: false }] });
});

test('changes of an import show at the next request', async () => {
  const { reference } = await insertProduct(shop.db);
  await seen(reference);
  await shop.db
    .update(products)
    .set({ priceAmount: 3900, nameFr: 'Robe à fleurs', updatedAt: new Date('2026-11-02T08:00:00Z') })
    .where(eq(products.reference, reference));
  expect(await seen(reference)).toMatchObject({
    name: 'Robe à fleurs',
    pricing: { currentPrice: { amount: 3900 } },
  });
});

test('a price that is changed by SQL alone shows at the next request', async () => {
  const { reference } = await insertProduct(shop.db);
  await seen(reference);
  await shop.db.update(products).set({ priceAmount: 4100 }).where(eq(products.reference, reference));
  expect(await seen(reference)).toMatchObject({ pricing: { currentPrice: { amount: 4100 } } });
});

test('each language has its names, and a corrected name shows within a minute', async () => {
  const red = { facet: 'color', slug: 'rouge' };
  await shop.db.insert(facetValues).values({ ...red, nameFr: 'Roug', nameEn: 'Red' });
  const { reference } = await insertProduct(shop.db);
  expect((await seen(reference)).attributes.colour).toEqual([{ slug: 'rouge', name: 'Roug' }]);
  expect((await seen(reference, 'en')).attributes.colour).toEqual([{ slug: 'rouge', name: 'Red' }]);

  await shop.db
    .update(facetValues)
    .set({ nameFr: 'Rouge' })
    .where(and(eq(facetValues.facet, red.facet), eq(facetValues.slug, red.slug)));
  shop.clock.advance(MINUTE_MS);
  expect((await seen(reference)).attributes.colour).toEqual([{ slug: 'rouge', name: 'Rouge' }]);
});

test('a missing product is found once it exists', async () => {
  const { reference } = await insertProduct(shop.db);
  const unknown = await shop.call(ProductPageDocument, { reference: reference + 1_000 });
  expect(unknown.failure).toEqual({ name: 'NOT_FOUND', code: 201 });
  await insertProduct(shop.db, { reference: reference + 1_000, nameFr: 'Robe tardive' });
  expect(await seen(reference + 1_000)).toMatchObject({ name: 'Robe tardive' });
});

test('untranslated texts are French on the English page', async () => {
  const french = {
    nameFr: 'Gilet',
    nameEn: 'Gilet',
    descriptionFr: 'Un gilet.',
    descriptionEn: 'A waistcoat.',
  };
  const { reference } = await insertProduct(shop.db, french);
  expect(await seen(reference, 'en')).toMatchObject({ nameLanguage: 'fr', descriptionLanguage: null });
  expect(await seen(reference)).toMatchObject({ nameLanguage: null, descriptionLanguage: null });
});
