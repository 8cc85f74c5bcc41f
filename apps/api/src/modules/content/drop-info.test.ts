import type { DropInfo } from '@patine/contract/content/structure';
import { DAY_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drops, facetValues, items, pictures, productPhotos } from '../../db/schema/catalogue.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

const SLUG = 'soirees';
let shop: TestShop;
let reference: number;

beforeAll(async () => {
  shop = await testShop();
  await shop.db.insert(drops).values({ slug: SLUG, nameFr: 'Soirées', nameEn: 'Evenings' });
  await shop.db
    .insert(facetValues)
    .values({ facet: 'categories', slug: 'women/clothing/dresses', nameFr: 'Robes', nameEn: 'Dresses' })
    .onConflictDoNothing();
  ({ reference } = await insertProduct(shop.db, { drops: [SLUG], decade: '1970' }));
  await insertProduct(shop.db, { drops: [SLUG], decade: '1990', item: { status: 'sold' } });
  await insertProduct(shop.db, { drops: [SLUG], decade: '1950', item: { status: 'withdrawn' } });
  const photos = [
    { id: 'front', role: 'front', position: 0 },
    { id: 'detail', role: 'detail', position: 1 },
  ];
  await shop.db.delete(productPhotos).where(eq(productPhotos.productReference, reference));
  await shop.db
    .insert(pictures)
    .values(photos.map(({ id }) => ({ id, source: `file:${id}`, width: 2, height: 3 })));
  await shop.db.insert(productPhotos).values(
    photos.map(({ id, role, position }) => ({
      productReference: reference,
      pictureId: id,
      role,
      position,
    })),
  );
});
afterAll(() => shop.close());

const read = async (slug = SLUG, locale = 'fr') => {
  const url = `/web-structure?type=drop&params[slug][0]=${encodeURIComponent(slug)}&locale=${locale}`;
  const response = await shop.app.inject({ url });
  return { status: response.statusCode, drop: response.json<DropInfo>() };
};
const date = (launchAt: Date | null, endAt: Date | null = null) =>
  shop.db.update(drops).set({ launchAt, endAt }).where(eq(drops.slug, SLUG));
const days = (count: number) => new Date(shop.clock.now().getTime() + count * DAY_MS);

test('before its launch a drop shows close-ups alone, and counts what it holds', async () => {
  await date(days(1));
  const { drop } = await read();
  expect(drop).toMatchObject({
    name: 'Soirées',
    path: '/drops/soirees',
    isLaunched: false,
    hasEnded: false,
    image: 'detail',
    cover: null,
    coverPictures: ['detail'],
    teasers: ['detail'],
    productCount: 1,
    soldCount: 1,
    decades: { first: 1970, last: 1990 },
    kinds: [{ name: 'Robes', count: 2 }],
  });
  expect(JSON.stringify(drop)).not.toContain('front');
});

test('a drop without close-ups has no picture before its launch', async () => {
  await date(days(1));
  const ofDetail = eq(productPhotos.pictureId, 'detail');
  await shop.db.update(productPhotos).set({ role: 'other' }).where(ofDetail);
  expect((await read()).drop).toMatchObject({
    image: null,
    coverPictures: [],
    teasers: [],
  });
  await shop.db.update(productPhotos).set({ role: 'detail' }).where(ofDetail);
});

test('during its sale it shows a product and no teasers', async () => {
  await date(days(-1), days(1));
  expect((await read(SLUG, 'en')).drop).toMatchObject({
    name: 'Evenings',
    path: '/en/drops/soirees',
    isLaunched: true,
    image: expect.not.stringMatching(/^detail$/),
    teasers: [],
    kinds: [{ name: 'Dresses', count: 2 }],
  });
});

test('after its end it is still read, and left out of the lists', async () => {
  await date(days(-3), days(-1));
  expect((await read()).drop).toMatchObject({ hasEnded: true, soldCount: 1, productCount: 1 });
  const home = await shop.app.inject({ url: '/web-structure?type=home&locale=fr' });
  expect(home.json<{ drops: { slug: string }[] }>().drops.map(({ slug }) => slug)).not.toContain(SLUG);
});

test('current drops are listed by their end, then upcoming ones by their launch', async () => {
  await date(days(5), days(6));
  await shop.db.insert(drops).values(
    (
      [
        ['open-longer', -1, 9],
        ['open', -1, 8],
        ['opens-first', 4, 20],
        ['announced', null, null],
      ] as const
    ).map(([slug, launch, end]) => ({
      slug,
      nameFr: slug,
      nameEn: slug,
      launchAt: launch && days(launch),
      endAt: end && days(end),
    })),
  );
  const slugs = ['open', 'open-longer', 'opens-first', SLUG, 'announced'];
  const home = await shop.app.inject({ url: '/web-structure?type=home&locale=fr' });
  const listed = home.json<{ drops: { slug: string }[] }>().drops.map(({ slug }) => slug);
  expect(listed.filter((slug) => slugs.includes(slug))).toEqual(slugs);
});

test('the list has current and upcoming drops first, then past ones, the last to end first', async () => {
  await date(days(1), days(3));
  await shop.db.insert(drops).values(
    [1, 2].map((weeks) => ({
      slug: `past-${weeks}`,
      nameFr: 'Passé',
      nameEn: 'Past',
      launchAt: days(-7 * weeks - 3),
      endAt: days(-7 * weeks),
    })),
  );
  const response = await shop.app.inject({ url: '/web-structure?type=drops&locale=en' });
  const listed = response.json<DropInfo[]>();
  const slugs = listed.map(({ slug }) => slug).filter((slug) => slug === SLUG || slug.startsWith('past'));
  expect(slugs).toEqual([SLUG, 'past-1', 'past-2']);
  expect(listed.find(({ slug }) => slug === SLUG)).toMatchObject({
    coverPictures: ['detail'],
    soldCount: 1,
  });
  expect(listed.find(({ slug }) => slug === 'past-1')).toMatchObject({ hasEnded: true });
});

test('counts no item twice for its photographs', async () => {
  expect((await shop.db.select().from(items)).length).toBe(3);
  expect((await read()).drop).toMatchObject({ productCount: 1, soldCount: 1 });
});

test.each(['personne', 'Soirées'])('there is no drop %j', async (slug) => {
  expect((await read(slug)).status).toBe(404);
});
