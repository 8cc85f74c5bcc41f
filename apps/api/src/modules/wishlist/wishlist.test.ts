import {
  AddProductToWishlistDocument,
  AreProductsOnWishlistDocument,
  MakeWishlistPrivateDocument,
  MeDocument,
  MyWishlistDocument,
  PublicWishlistDocument,
  RemoveProductFromWishlistDocument,
  ShareWishlistDocument,
  WishlistCountDocument,
  WishlistReferencesDocument,
} from '@patine/contract/operations';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { items, products } from '../../db/schema/catalogue.ts';
import { customers } from '../../db/schema/customers.ts';
import { wishlistItems } from '../../db/schema/wishlist.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const add = async (productReference: number, token: string) =>
  (await shop.request(AddProductToWishlistDocument, { productReference }, { token })).addProductToWishlist;
const remove = async (productReference: number, token: string) =>
  (await shop.request(RemoveProductFromWishlistDocument, { productReference }, { token }))
    .removeProductFromWishlist;
const count = async (token: string) =>
  (await shop.request(WishlistCountDocument, {}, { token })).me.wishlist.totalNumberOfItems;
const list = async (token: string, limit = 100, page = 1) =>
  (await shop.request(MyWishlistDocument, { limit, page }, { token })).me.wishlist;
const share = async (token: string) =>
  (await shop.request(ShareWishlistDocument, {}, { token })).shareWishlist.token;
const shared = (token: string, caller = {}) =>
  shop.call(PublicWishlistDocument, { token, limit: 100, page: 1 }, caller);
const heart = async (reference: number, token?: string) =>
  (
    await shop.request<{ product: { likes: number; favorite: boolean } }, object>(
      'query($reference: Int!) { product(reference: $reference) { likes favorite } }',
      { reference },
      { token },
    )
  ).product;

test('adding and removing are idempotent, and likes count customers', async () => {
  const [lea, zoe] = [await shop.signUp('twice-lea@example.fr'), await shop.signUp('twice-zoe@example.fr')];
  const { reference } = await insertProduct(shop.db);
  expect(await add(reference, lea.token)).toEqual({ reference, likes: 1 });
  expect(await add(reference, lea.token)).toEqual({ reference, likes: 1 });
  expect(await add(reference, zoe.token)).toEqual({ reference, likes: 2 });
  expect(await heart(reference, lea.token)).toEqual({ likes: 2, favorite: true });
  expect(await heart(reference)).toEqual({ likes: 2, favorite: false });
  expect(await remove(reference, lea.token)).toEqual({ reference, likes: 1 });
  expect(await remove(reference, lea.token)).toEqual({ reference, likes: 1 });
  expect(await heart(reference, lea.token)).toEqual({ likes: 1, favorite: false });
  expect([await count(lea.token), await count(zoe.token)]).toEqual([0, 1]);
});

test('fifty concurrent additions of one product store it once', async () => {
  const { id, token } = await shop.signUp('fifty-hearts@example.fr');
  const { reference } = await insertProduct(shop.db);
  const responses = await Promise.all(Array.from({ length: 50 }, () => add(reference, token)));
  expect(responses.every(({ likes }) => likes === 1)).toBe(true);
  const rows = await shop.db.select().from(wishlistItems).where(eq(wishlistItems.customerId, id));
  expect(rows.map(({ productReference }) => productReference)).toEqual([reference]);
});

test('the wishlist has the newest first, page by page, and keeps sold products', async () => {
  const { token } = await shop.signUp('pages@example.fr');
  const references: number[] = [];
  for (const status of ['listed', 'sold', 'listed']) {
    const { reference } = await insertProduct(shop.db, {
      item: { status, ...(status === 'sold' ? { soldAt: new Date('2026-11-02T08:00:00Z') } : {}) },
    });
    references.unshift(reference);
    await add(reference, token);
    shop.clock.advance(1_000);
  }
  const first = await list(token, 2, 1);
  expect(first).toMatchObject({ totalNumberOfItems: 3, page: 1, pages: 2 });
  const second = await list(token, 2, 2);
  const products = [...first.products, ...second.products];
  expect(products.map(({ reference }) => reference)).toEqual(references);
  expect(products.map(({ stateLabel }) => stateLabel)).toEqual([null, 'sold', null]);
  expect((await list(token, 2, 3)).products).toEqual([]);
  expect(await list(token, 0, 1)).toMatchObject({ totalNumberOfItems: 3, pages: 0, products: [] });
  const { me } = await shop.request(WishlistReferencesDocument, {}, { token });
  expect(me.wishlist.references).toEqual(references);
});

test('page numbers and limits are clamped', async () => {
  const { token } = await shop.signUp('odd-pages@example.fr');
  await add((await insertProduct(shop.db)).reference, token);
  for (const [limit, page] of [
    [2 ** 31 - 1, 1],
    [1, -5],
    [100, 0],
  ] as const)
    expect((await list(token, limit, page)).products).toHaveLength(1);
  expect((await list(token, 100, 2 ** 31 - 1)).products).toEqual([]);
  expect((await list(token, -1, 1)).products).toEqual([]);
});

test('requested references that are on the wishlist are returned with their likes', async () => {
  const [lea, zoe] = [await shop.signUp('flags-lea@example.fr'), await shop.signUp('flags-zoe@example.fr')];
  const [mine, hers, nobodys] = [
    (await insertProduct(shop.db)).reference,
    (await insertProduct(shop.db)).reference,
    (await insertProduct(shop.db)).reference,
  ];
  await add(mine, lea.token);
  await add(mine, zoe.token);
  await add(hers, zoe.token);
  const flags = async (productReferences: number[], token: string) =>
    (await shop.request(AreProductsOnWishlistDocument, { productReferences }, { token })).me
      .areProductsOnWishlist;
  expect(await flags([hers, nobodys, mine, mine, -1, 2_000_000_000], lea.token)).toEqual([
    { reference: mine, likes: 2 },
  ]);
  expect(await flags([], lea.token)).toEqual([]);
  const many = await shop.call(
    AreProductsOnWishlistDocument,
    { productReferences: Array.from({ length: 201 }, (_, index) => index) },
    { token: lea.token },
  );
  expect(many.failure?.fields).toEqual({ productReferences: 'TOO_MANY' });
});

test.each([0, -1, 2 ** 31 - 1])(
  'the unknown product %i is neither added nor removed',
  async (productReference) => {
    const { token } = await shop.signUp(`unknown${productReference}@example.fr`);
    const unknown = { name: 'NOT_FOUND', code: 201 };
    const added = await shop.call(AddProductToWishlistDocument, { productReference }, { token });
    expect(added.failure).toEqual(unknown);
    const removed = await shop.call(RemoveProductFromWishlistDocument, { productReference }, { token });
    expect(removed.failure).toEqual(unknown);
  },
);

test('a wishlist takes a thousand products and refuses the next', async () => {
  const { id, token } = await shop.signUp('thousand@example.fr');
  const { reference: last } = await insertProduct(shop.db);
  const extraReference = 1_000_000;
  await shop.db.execute(sql`insert into products select (jsonb_populate_record(p, jsonb_build_object(
    'reference', ${extraReference}::int + n, 'external_id', 'copy-' || n))).*
    from products p, generate_series(0, 999) n where p.reference = ${last}`);
  await shop.db
    .execute(sql`insert into wishlist_items (customer_id, product_reference, created_at, added_amount, seen_amount, seen_listing)
    select ${id}, reference, created_at, price_amount, price_amount, 1
    from products where reference >= ${extraReference}::int`);
  const refused = await shop.call(AddProductToWishlistDocument, { productReference: last }, { token });
  expect(refused.failure).toEqual({
    name: 'VALIDATION',
    code: 100,
    fields: { productReference: 'TOO_MANY' },
  });
  expect(await add(extraReference, token)).toMatchObject({ likes: 1 });
  await remove(extraReference, token);
  expect(await add(last, token)).toMatchObject({ likes: 1 });
});

test('a wishlist is private until it is shared, and can be made private again', async () => {
  const [lea, zoe] = [await shop.signUp('share-lea@example.fr'), await shop.signUp('share-zoe@example.fr')];
  const { reference } = await insertProduct(shop.db);
  await add(reference, lea.token);
  const publicToken = async () =>
    (await shop.request(MeDocument, {}, { token: lea.token })).me.publicWishlist?.token ?? null;
  expect(await publicToken()).toBeNull();

  const tokens = await Promise.all([share(lea.token), share(lea.token)]);
  const [token = ''] = tokens;
  expect(new Set(tokens).size).toBe(1);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(await publicToken()).toBe(token);

  for (const [caller, isMine] of [
    [{}, false],
    [{ token: zoe.token }, false],
    [{ token: lea.token }, true],
  ] as const) {
    const { data } = await shared(token, caller);
    expect(data?.publicWishlist).toMatchObject({
      token,
      owner: 'Léa',
      isMine,
      totalNumberOfItems: 1,
      pages: 1,
    });
    expect(data?.publicWishlist.products.map((product) => product.reference)).toEqual([reference]);
  }

  await shop.request(MakeWishlistPrivateDocument, {}, { token: lea.token });
  expect(await publicToken()).toBeNull();
  expect((await shared(token)).failure).toEqual({ name: 'NOT_FOUND', code: 201 });
  expect(await share(lea.token)).not.toBe(token);
  expect((await shared(token)).failure?.name).toBe('NOT_FOUND');
});

test('an unknown token, a part of one and a closed account show no wishlist', async () => {
  const { id, token } = await shop.signUp('ended@example.fr');
  const link = await share(token);
  for (const wrong of ['', 'null', link.slice(0, -1), '%'])
    expect((await shared(wrong)).failure?.name).toBe('NOT_FOUND');
  await shop.db.update(customers).set({ deactivated: true }).where(eq(customers.id, id));
  expect((await shared(link)).failure?.name).toBe('NOT_FOUND');
});

const item = { productReference: 1 };
test.each<[string, string, object]>([
  ['addProductToWishlist', AddProductToWishlistDocument, item],
  ['removeProductFromWishlist', RemoveProductFromWishlistDocument, item],
  ['shareWishlist', ShareWishlistDocument, {}],
  ['makeWishlistPrivate', MakeWishlistPrivateDocument, {}],
  ['me.wishlist', MyWishlistDocument, { limit: 1, page: 1 }],
  ['me.areProductsOnWishlist', AreProductsOnWishlistDocument, { productReferences: [1] }],
])('%s is refused to a visitor', async (_name, document, variables) => {
  expect((await shop.call(document, variables)).failure).toEqual({ name: 'ACCESS_DENIED', code: 103 });
});

test('nothing that one customer does changes another’s wishlist', async () => {
  const [lea, zoe] = [await shop.signUp('own-lea@example.fr'), await shop.signUp('own-zoe@example.fr')];
  const { reference } = await insertProduct(shop.db);
  await add(reference, lea.token);
  const link = await share(lea.token);
  await remove(reference, zoe.token);
  await shop.request(MakeWishlistPrivateDocument, {}, { token: zoe.token });
  expect((await list(lea.token)).products.map((product) => product.reference)).toEqual([reference]);
  expect((await shared(link)).data?.publicWishlist.totalNumberOfItems).toBe(1);
  expect(await list(zoe.token)).toMatchObject({ totalNumberOfItems: 0, products: [] });
});

test('likes and flags of a whole wishlist come with its products', async () => {
  const { token } = await shop.signUp('batched@example.fr');
  for (let made = 0; made < 20; made += 1) await add((await insertProduct(shop.db)).reference, token);
  const { me } = await shop.request<
    { me: { wishlist: { items: { likes: number }[]; products: { likes: number; favorite: boolean }[] } } },
    object
  >('{ me { wishlist(limit: 100) { items { likes } products { likes favorite } } } }', {}, { token });
  expect(me.wishlist.items.map(({ likes }) => likes)).toEqual(Array.from({ length: 20 }, () => 1));
  expect(me.wishlist.products).toEqual(Array.from({ length: 20 }, () => ({ likes: 1, favorite: true })));
});

test('a price that is lower than at the time of adding is told to the owner alone, while the product is for sale', async () => {
  const [lea, zoe] = [await shop.signUp('drops-lea@example.fr'), await shop.signUp('drops-zoe@example.fr')];
  const { reference } = await insertProduct(shop.db, { priceAmount: 5000 });
  await add(reference, lea.token);
  const set = (priceAmount: number) =>
    shop.db.update(products).set({ priceAmount }).where(eq(products.reference, reference));
  const drops = async () => (await list(lea.token)).priceDrops;

  expect(await drops()).toEqual([]);
  await set(6000);
  expect(await drops()).toEqual([]);
  await set(4000);
  await add(reference, lea.token);
  const fallen = [{ productReference: reference, addedPrice: { amount: 5000, currency: 'EUR' } }];
  expect(await drops()).toMatchObject(fallen);
  await add(reference, zoe.token);
  expect((await list(zoe.token)).priceDrops).toEqual([]);

  const token = await share(lea.token);
  expect((await shared(token, { token: lea.token })).data?.publicWishlist.priceDrops).toMatchObject(fallen);
  expect((await shared(token, { token: zoe.token })).data?.publicWishlist.priceDrops).toEqual([]);
  expect((await shared(token)).data?.publicWishlist.priceDrops).toEqual([]);

  await shop.db
    .update(items)
    .set({ status: 'sold', soldAt: new Date('2026-11-02T08:00:00Z') })
    .where(eq(items.productReference, reference));
  expect(await drops()).toEqual([]);
});
