import type { DropInfo } from '@patine/contract/content/structure';
import { DAY_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drops, pictures, productPhotos } from '../../db/schema/catalogue.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

const SLUG = 'ateliers';
const JACKET = 'women/clothing/jackets';
const JUMPER = 'women/clothing/jumpers';
let shop: TestShop;

type Piece = { kind: string; width?: number; defects?: string; status?: 'listed' | 'sold' | 'withdrawn' };

/** A product with a front and two close-ups whose ids begin with its name. */
async function addPiece(name: string, { kind, width = 1200, defects, status = 'listed' }: Piece) {
  const { reference } = await insertProduct(shop.db, {
    drops: [SLUG],
    categoryPath: kind,
    defectsFr: defects ?? null,
    item: { status },
  });
  await shop.db.delete(productPhotos).where(eq(productPhotos.productReference, reference));
  const photos = [
    { id: 'front', role: 'front' },
    { id: 'detail', role: 'detail' },
    { id: 'label', role: 'detail' },
    { id: 'defect', role: 'defect' },
  ];
  await shop.db
    .insert(pictures)
    .values(
      photos.map(({ id }) => ({ id: `${name}${id}`, source: `file:${name}`, width, height: width * 1.5 })),
    );
  await shop.db.insert(productPhotos).values(
    photos.map(({ id, role }, position) => ({
      productReference: reference,
      pictureId: `${name}${id}`,
      role,
      position,
    })),
  );
}

const days = (count: number) => new Date(shop.clock.now().getTime() + count * DAY_MS);

async function read(launchAt: Date) {
  await shop.db.update(drops).set({ launchAt }).where(eq(drops.slug, SLUG));
  const url = `/web-structure?type=drop&params[slug][0]=${SLUG}&locale=fr`;
  return (await shop.app.inject({ url })).json<DropInfo>();
}

beforeAll(async () => {
  shop = await testShop();
  await shop.db.insert(drops).values({ slug: SLUG, nameFr: 'Ateliers', nameEn: 'Workshops' });
  await addPiece('a', { kind: JACKET });
  await addPiece('b', { kind: JACKET });
  await addPiece('c', { kind: JACKET });
  await addPiece('d', { kind: JACKET });
  await addPiece('jumper', { kind: JUMPER });
  await addPiece('torn', { kind: JACKET, defects: 'Accroc au coude' });
  await addPiece('sold', { kind: JACKET, status: 'sold' });
  await addPiece('withdrawn', { kind: JACKET, status: 'withdrawn' });
  await addPiece('blurred', { kind: JACKET, width: 400 });
});
afterAll(() => shop.close());

test('a cover shows sharp pictures of whole garments of the kinds that the drop is made of', async () => {
  const { coverPictures, image } = await read(days(-1));
  expect(coverPictures).toEqual(['afront', 'bfront', 'cfront']);
  expect(image).toBe('afront');
});

test('before the launch it shows close-ups, and the page shows others below them, those with defects last', async () => {
  const { coverPictures, teasers } = await read(days(1));
  expect(coverPictures).toEqual(['adetail', 'bdetail', 'cdetail']);
  expect(teasers).toEqual(['ddetail', 'jumperdetail', 'solddetail', 'torndetail']);
});

test('a picture that an editor chose stands alone', async () => {
  await shop.db.update(drops).set({ pictureId: 'afront' }).where(eq(drops.slug, SLUG));
  expect(await read(days(-1))).toMatchObject({ cover: 'afront', image: 'afront', coverPictures: [] });
  expect((await read(days(1))).teasers).toHaveLength(4);
});
