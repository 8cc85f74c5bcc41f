import { SITE_SHARE_PATH, pictureSharePath, SHARE_PICTURE } from '@patine/contract/rest/share-picture';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictures, products } from '../../db/schema/catalogue.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let reference: number;

beforeAll(async () => {
  shop = await testShop();
  ({ reference } = await insertProduct(shop.db, { nameFr: 'Robe <b>&"fleurie" 服', regularAmount: 9_000 }));
  await shop.db
    .update(pictures)
    .set({ source: 'demo:dress/front/rouge/cotton/plain/1970/none-front/4abl/skirt-straight/Lee/38' });
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
/** The current URL, to which an outdated one redirects. */
const current = async (locale = 'fr') =>
  String((await get(`/media/og/${locale}-${reference}-0000000000.jpg`)).headers.location);

test('a product’s share image has the standard size and is cached for ever', async () => {
  const response = await get(await current());
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ ...SHARE_PICTURE, format: 'jpeg' });
});

test('it has a URL in each language, and another one after a price change', async () => {
  const [french, english] = [await current('fr'), await current('en')];
  expect(new Set([french, english]).size).toBe(2);
  await shop.db.update(products).set({ priceAmount: 3_900 }).where(eq(products.reference, reference));
  const now = await current('fr');
  expect(now).not.toBe(french);
  expect((await get(now)).statusCode).toBe(200);
  const moved = await get(french);
  expect([moved.statusCode, moved.headers.location]).toEqual([302, now]);
});

test.each([SITE_SHARE_PATH, pictureSharePath('entrance')])(
  '%s has a share image of its own',
  async (address) => {
    const { statusCode, rawPayload } = await get(address);
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject(SHARE_PICTURE);
  },
);

test.each([
  'fr-999999999-0000000000.jpg',
  'fr-9999999999-0000000000.jpg',
  'de-100001-0000000000.jpg',
  'fr-100001-00000000.jpg',
  'fr-0-0000000000.jpg',
  'picture-nobody.jpg',
  'picture-..%2Fx.jpg',
  'shop.png',
])('nothing is at %s', async (name) => {
  const response = await get(`/media/og/${name}`);
  expect([response.statusCode, response.json()]).toEqual([404, { name: 'NOT_FOUND', code: 201 }]);
});
