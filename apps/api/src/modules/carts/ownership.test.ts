import {
  AddProductToCartDocument,
  CartDocument,
  CreateCartDocument,
  RemoveProductFromCartDocument,
  ResetCartShippingMethodDocument,
  SetCartDeliveryAddressDocument,
  SetShippingMethodToCartDocument,
  WaitingItemsDocument,
} from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

type Listed = Awaited<ReturnType<typeof insertProduct>>;
let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const createCart = async (token?: string) =>
  (await shop.request(CreateCartDocument, {}, { token })).createCart;
const add = (cartId: string, { reference, variantId }: Listed, token?: string) =>
  shop.request(
    AddProductToCartDocument,
    { cartId, productReference: reference, productVariantId: variantId },
    { token },
  );
const read = async (id: string, token?: string) => shop.call(CartDocument, { id }, { token });
const variantsIn = async (id: string, token?: string) =>
  (await read(id, token)).data?.cart.subCarts.flatMap(({ cartItems }) =>
    cartItems.map(({ variantId }) => variantId),
  );

const operations: [string, string, object][] = [
  ['cart', CartDocument, {}],
  ['addProductToCart', AddProductToCartDocument, { productReference: 1, productVariantId: '1' }],
  ['removeProductFromCart', RemoveProductFromCartDocument, { productReference: 1, productVariantId: '1' }],
  ['setCartDeliveryAddress', SetCartDeliveryAddressDocument, { postalAddressBookEntryId: 'x' }],
  [
    'setShippingMethodToCart',
    SetShippingMethodToCartDocument,
    { deliveryMethod: 'STANDARD', deliveryType: 'DIRECT' },
  ],
  ['resetCartShippingMethod', ResetCartShippingMethodDocument, {}],
  [
    'addDiscountToCart',
    'mutation($cartId: ID!) { addDiscountToCart(cartId: $cartId, couponCode: "x") { id } }',
    {},
  ],
  [
    'removeDiscountFromCart',
    'mutation($cartId: ID!) { removeDiscountFromCart(cartId: $cartId, couponCode: "x") { id } }',
    {},
  ],
];

test.each(operations)(
  '%s gives nobody else access to a customer’s cart',
  async (name, operation, variables) => {
    const owner = await shop.signUp(`${name}-owner@example.fr`);
    const other = await shop.signUp(`${name}-other@example.fr`);
    const { id } = await createCart(owner.token);
    const sent = { ...variables, ...(name === 'cart' ? { id } : { cartId: id }) };
    const byOther = await shop.call(operation, sent, { token: other.token });
    expect(byOther.failure).toEqual({ name: 'NOT_FOUND', code: 201 });
    const byVisitor = await shop.call(operation, sent);
    // Only setCartDeliveryAddress requires a session, which is checked before the cart.
    expect(byVisitor.failure?.name).toBe(name === 'setCartDeliveryAddress' ? 'ACCESS_DENIED' : 'NOT_FOUND');
  },
);

test('a visitor’s cart becomes the customer’s at its first use, with the same id', async () => {
  const { id } = await createCart();
  const product = await insertProduct(shop.db);
  await add(id, product);
  const lea = await shop.signUp('claims@example.fr');
  expect(await variantsIn(id, lea.token)).toEqual([product.variantId]);
  expect((await read(id)).failure?.name).toBe('NOT_FOUND');
  expect((await createCart(lea.token)).id).toBe(id);
});

test('a customer gets their cart on another device', async () => {
  const lea = await shop.signUp('again@example.fr');
  const carts = await Promise.all(Array.from({ length: 5 }, () => createCart(lea.token)));
  expect(new Set(carts.map(({ id }) => id)).size).toBe(1);
});

test('login merges the visitor’s cart into the customer’s', async () => {
  const lea = await shop.signUp('merges@example.fr');
  const [before, both, now] = await Promise.all([1, 2, 3].map(() => insertProduct(shop.db)));
  const old = await createCart(lea.token);
  await add(old.id, before as Listed, lea.token);
  await add(old.id, both as Listed, lea.token);
  const { id } = await createCart();
  await add(id, both as Listed);
  await add(id, now as Listed);

  const joined = await variantsIn(id, lea.token);
  expect(new Set(joined)).toEqual(new Set([before, both, now].map((product) => product?.variantId)));
  expect(joined).toHaveLength(3);
  expect((await read(old.id, lea.token)).failure?.name).toBe('NOT_FOUND');
});

test('items beyond the limit at login wait, and are added once there is room', async () => {
  const lea = await shop.signUp('overflow@example.fr');
  const products = await Promise.all(Array.from({ length: 60 }, () => insertProduct(shop.db)));
  const old = await createCart(lea.token);
  for (const product of products.slice(0, 30)) await add(old.id, product, lea.token);
  const { id } = await createCart();
  for (const product of products.slice(30)) await add(id, product);

  const first = await variantsIn(id, lea.token);
  expect(first).toHaveLength(50);
  const waiting = () => shop.request(WaitingItemsDocument, {}, { token: lea.token });
  expect((await waiting()).me.waitingItems).toBe(10);
  const seen = new Set(first);
  for (const product of products.slice(30, 45))
    await shop.request(
      RemoveProductFromCartDocument,
      { cartId: id, productReference: product.reference, productVariantId: product.variantId },
      { token: lea.token },
    );
  for (const variant of (await variantsIn(id, lea.token)) ?? []) seen.add(variant);
  expect((await waiting()).me.waitingItems).toBe(0);
  expect(seen).toEqual(new Set(products.map(({ variantId }) => variantId)));
});

test('a cart used twenty times concurrently after login is claimed once and loses nothing', async () => {
  const lea = await shop.signUp('rush@example.fr');
  const first = await insertProduct(shop.db);
  const old = await createCart(lea.token);
  await add(old.id, first, lea.token);
  const { id } = await createCart();
  const products = await Promise.all(Array.from({ length: 20 }, () => insertProduct(shop.db)));
  await Promise.all(products.map((product) => add(id, product, lea.token)));
  expect(new Set(await variantsIn(id, lea.token))).toEqual(
    new Set([first, ...products].map(({ variantId }) => variantId)),
  );
});

test('of two customers who use the same cart concurrently, one gets it', async () => {
  const [lea, zoe] = [await shop.signUp('lea@example.fr'), await shop.signUp('zoe@example.fr')];
  const { id } = await createCart();
  const answers = await Promise.all([lea, zoe].map(({ token }) => read(id, token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});
