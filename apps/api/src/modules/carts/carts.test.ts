import {
  AddProductToCartDocument,
  CartDocument,
  CreateCartDocument,
  RemoveProductFromCartDocument,
} from '@patine/contract/operations';
import { CART_COOKIE_DAYS, DAY_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carts } from '../../db/schema/carts.ts';
import { items } from '../../db/schema/catalogue.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { purgeCarts } from './purge-carts.ts';

type Listed = Awaited<ReturnType<typeof insertProduct>>;
let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const createCart = async (token?: string) =>
  (await shop.request(CreateCartDocument, {}, { token })).createCart;
const itemOf = ({ reference, variantId }: Listed) => ({
  productReference: reference,
  productVariantId: variantId,
});
const add = (cartId: string, product: Listed, more = {}, token?: string) =>
  shop.call(AddProductToCartDocument, { cartId, ...itemOf(product), ...more }, { token });
const read = async (id: string, token?: string) => (await shop.request(CartDocument, { id }, { token })).cart;

test('a new cart is empty, and its id is 32 random bytes', async () => {
  const cart = await createCart();
  expect(Buffer.from(cart.id, 'base64url')).toHaveLength(32);
  expect(cart).toMatchObject({ count: 0, subCarts: [], shippingMethods: [], shippingMethod: null });
  expect(cart.priceDetails.totalAmount).toEqual({ amount: 0, currency: 'EUR' });
  expect(cart.supportedPaymentServiceProviders).toEqual(['SANDBOX']);
});

test('items are grouped by seller and added up', async () => {
  const { id } = await createCart();
  const paris = { slug: 'paris', name: 'Paris Fripes', country: 'FR' };
  const gand = { slug: 'gand', name: 'Gand Vintage', country: 'BE' };
  await add(id, await insertProduct(shop.db, { store: paris, priceAmount: 1250 }));
  await add(id, await insertProduct(shop.db, { store: gand, priceAmount: 3000 }));
  const { data } = await add(id, await insertProduct(shop.db, { store: paris, priceAmount: 99 }));
  const cart = data?.addProductToCart;
  expect(cart?.count).toBe(3);
  expect(cart?.subCarts.map(({ store, cartItems }) => [store.slug, cartItems.length])).toEqual([
    ['paris', 2],
    ['gand', 1],
  ]);
  expect(cart?.priceDetails.productsCurrent.amount).toBe(4349);
  expect(cart?.priceDetails.totalAmount.amount).toBe(4349);
});

test('an item is in a cart once, however often it is added, and can be removed twice', async () => {
  const { id } = await createCart();
  const product = await insertProduct(shop.db);
  await Promise.all(Array.from({ length: 8 }, () => add(id, product)));
  expect((await read(id)).count).toBe(1);
  const takeOut = () => shop.request(RemoveProductFromCartDocument, { cartId: id, ...itemOf(product) });
  expect((await takeOut()).removeProductFromCart.count).toBe(0);
  expect((await takeOut()).removeProductFromCart.count).toBe(0);
});

test('of sixty items added concurrently, fifty are accepted', async () => {
  const { id } = await createCart();
  const products = await Promise.all(Array.from({ length: 60 }, () => insertProduct(shop.db)));
  const answers = await Promise.all(products.map((product) => add(id, product)));
  const refused = answers.flatMap(({ failure }) => (failure ? [failure] : []));
  expect(refused).toEqual(Array.from({ length: 10 }, () => ({ name: 'CART_FULL', code: 702 })));
  const cart = await read(id);
  expect(cart.count).toBe(50);
  const inside = cart.subCarts[0]?.cartItems[0]?.variantId;
  const again = products.find(({ variantId }) => variantId === inside);
  expect((await add(id, again as Listed)).data?.addProductToCart.count).toBe(50);
});

test.each([
  ['sold', 'SOLD', 'sold'],
  ['withdrawn', 'UNAVAILABLE', 'withdrawn'],
])(
  'an item that is %s cannot be added, and is marked in carts that have it',
  async (status, availability, stateLabel) => {
    const { id } = await createCart();
    const product = await insertProduct(shop.db);
    await add(id, product);
    await shop.db.update(items).set({ status }).where(eq(items.id, product.itemId));
    const [group] = (await read(id)).subCarts;
    expect(group?.cartItems[0]?.product).toMatchObject({ availability, stateLabel });
    expect((await read(id)).priceDetails.totalAmount.amount).toBe(0);
    const other = await createCart();
    expect((await add(other.id, product)).failure).toEqual({
      name: 'ITEM_UNAVAILABLE',
      code: 705,
      productReferences: [product.reference],
    });
  },
);

test('an item that somebody else is paying for shows until when it is held', async () => {
  const lea = await shop.signUp('lea@example.fr');
  const { id } = await createCart(lea.token);
  const heldUntil = new Date(shop.clock.now().getTime() + 600_000);
  const held = (heldByCustomer: string) => ({ item: { heldBy: 'attempt', heldByCustomer, heldUntil } });
  const theirs = await insertProduct(shop.db, held('somebody'));
  const hers = await insertProduct(shop.db, held(lea.id));
  await add(id, theirs, {}, lea.token);
  await add(id, hers, {}, lea.token);
  const products = (await read(id, lea.token)).subCarts.flatMap(({ cartItems }) =>
    cartItems.map(({ product }) => product),
  );
  expect(products).toMatchObject([
    {
      reference: theirs.reference,
      availability: 'UNAVAILABLE',
      stateLabel: 'reserved',
      heldUntil: heldUntil.toISOString(),
    },
    { reference: hers.reference, availability: 'AVAILABLE', stateLabel: null },
  ]);
});

test.each([
  [
    'a variant of another product',
    (a: Listed, b: Listed) => ({ ...itemOf(a), productVariantId: b.variantId }),
  ],
  ['a product that does not exist', (a: Listed) => ({ ...itemOf(a), productReference: 2 ** 31 - 1 })],
  ['a negative reference', (a: Listed) => ({ ...itemOf(a), productReference: -1 })],
  ['a variant that is no number', (a: Listed) => ({ ...itemOf(a), productVariantId: '1 or 1=1' })],
])('%s is not found', async (_what, item) => {
  const { id } = await createCart();
  const [a, b] = [await insertProduct(shop.db), await insertProduct(shop.db)];
  const added = await shop.call(AddProductToCartDocument, { cartId: id, ...item(a, b) });
  expect(added.failure).toEqual({ name: 'NOT_FOUND', code: 201 });
  const removed = await shop.call(RemoveProductFromCartDocument, { cartId: id, ...item(a, b) });
  expect(removed.failure).toEqual({ name: 'NOT_FOUND', code: 201 });
});

test.each(['', 'x', 'A'.repeat(43), 'é'.repeat(43), "'; drop table carts; --"])(
  'the cart %j is not found',
  async (id) => {
    expect((await shop.call(CartDocument, { id })).failure).toEqual({ name: 'NOT_FOUND', code: 201 });
  },
);

test('a customization is stored if the product allows one, within its length', async () => {
  const { id } = await createCart();
  const product = await insertProduct(shop.db, { customizationLabel: 'Broderie', customizationMaxLength: 5 });
  const written = (value: string) => add(id, product, { customization: { label: 'any', value } });
  const { data } = await written(' Zoé🌸! ');
  const [group] = data?.addProductToCart.subCarts ?? [];
  expect(group?.cartItems[0]?.customization).toEqual({ label: 'Broderie', value: 'Zoé🌸!' });
  expect((await written('Margot')).failure).toEqual({ name: 'CUSTOMIZATION_INVALID', code: 710 });
  const plain = await insertProduct(shop.db);
  const refused = await add(id, plain, { customization: { label: 'Broderie', value: 'Zoé' } });
  expect(refused.failure).toEqual({ name: 'CUSTOMIZATION_INVALID', code: 710 });
});

test('an unknown code is rejected, and removing it changes nothing', async () => {
  const { id } = await createCart();
  const added = await shop.call(
    'mutation($id: ID!) { addDiscountToCart(cartId: $id, couponCode: "TEN") { id } }',
    {
      id,
    },
  );
  expect(added.failure).toEqual({ name: 'INVALID_COUPON', code: 707, couponRefusal: 'UNKNOWN' });
  const removed = await shop.request(
    'mutation($id: ID!) { removeDiscountFromCart(cartId: $id, couponCode: "TEN") { id coupon { code } } }',
    { id },
  );
  expect(removed).toEqual({ removeDiscountFromCart: { id, coupon: null } });
});

test('two devices that change one cart concurrently then read the same cart', async () => {
  const { token, emailAddress } = await shop.signUp('two-devices@example.fr');
  const second = (await shop.authenticate(emailAddress)).json<{ token: string }>().token;
  const { id } = await createCart(token);
  const products = await Promise.all(Array.from({ length: 12 }, () => insertProduct(shop.db)));
  await Promise.all(products.map((product, at) => add(id, product, {}, at % 2 === 0 ? token : second)));
  const takeOut = (product: Listed, by: string) =>
    shop.request(RemoveProductFromCartDocument, { cartId: id, ...itemOf(product) }, { token: by });
  await Promise.all([
    ...products.slice(0, 4).map((product) => takeOut(product, second)),
    ...products.slice(2, 6).map((product) => takeOut(product, token)),
  ]);
  const [one, other] = await Promise.all([read(id, token), read((await createCart(second)).id, second)]);
  expect(one.count).toBe(6);
  expect(other).toEqual(one);
});

test('a visitor’s cart is deleted when its cookie has expired, a customer’s stays', async () => {
  const { token } = await shop.signUp('keeps-a-cart@exemple.fr');
  const { id: own } = await createCart(token);
  const { id: left } = await createCart();
  const { id: used } = await createCart();
  const product = await insertProduct(shop.db);
  await add(left, product);
  shop.clock.advance(CART_COOKIE_DAYS * DAY_MS);
  await add(used, product);
  const remaining = async () => {
    await purgeCarts(shop.services);
    return (await shop.db.select({ id: carts.id }).from(carts)).map(({ id }) => id);
  };
  expect(await remaining()).toEqual(expect.arrayContaining([own, left, used]));
  shop.clock.advance(DAY_MS + 1);
  const after = await remaining();
  expect(after).toEqual(expect.arrayContaining([own, used]));
  expect(after).not.toContain(left);
});
