import {
  AddProductToCartDocument,
  CartCheckoutDocument,
  CartDocument,
  CreateCartDocument,
  ProductPageDocument,
} from '@patine/contract/operations';
import { HOUR_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drops, items, products } from '../../db/schema/catalogue.ts';
import { type BuyingShop, buyingShop } from '../../testing/buying.ts';
import { insertReadyBuyer, type ReadyBuyer } from '../../testing/ready-buyers.ts';

const DROP = 'winter-wools';

let shop: BuyingShop;
let keys = 0;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

/** A buyer with an item in the cart that now joins a drop, which launches in an hour. */
async function joinedDrop() {
  const item = await shop.item();
  const buyer = await insertReadyBuyer(shop.db, [item.itemId], shop.clock.now());
  const launchAt = new Date(shop.clock.now().getTime() + HOUR_MS);
  await shop.db
    .insert(drops)
    .values({ slug: DROP, nameFr: 'Laines', nameEn: 'Wools', launchAt })
    .onConflictDoUpdate({ target: drops.slug, set: { launchAt } });
  await shop.db
    .update(products)
    .set({ drops: [DROP] })
    .where(eq(products.reference, item.reference));
  return { item, buyer };
}

const stateOf = async ({ reference }: { reference: number }, token?: string) => {
  const { product } = await shop.request(ProductPageDocument, { reference }, { token });
  return [product.availability, product.stateLabel];
};

const inCart = async ({ cartId, token }: ReadyBuyer) => {
  const { cart } = await shop.request(CartDocument, { id: cartId }, { token });
  const [line] = cart.subCarts.flatMap(({ cartItems }) => cartItems);
  return [line?.product.availability, cart.priceDetails.productsCurrent.amount];
};

const pay = ({ cartId, token }: ReadyBuyer) =>
  shop.call(
    CartCheckoutDocument,
    { cartId, paymentServiceProvider: 'SANDBOX' },
    { token, headers: { 'idempotency-key': `launch-${(keys += 1)}` } },
  );

test('nobody buys an item of a drop before its launch, and anybody at its launch', async () => {
  const { item, buyer } = await joinedDrop();
  expect(await stateOf(item)).toEqual(['UNAVAILABLE', 'upcoming']);
  expect(await inCart(buyer)).toEqual(['UNAVAILABLE', 0]);
  const { id } = (await shop.request(CreateCartDocument, {}, {})).createCart;
  const add = () =>
    shop.call(
      AddProductToCartDocument,
      { cartId: id, productReference: item.reference, productVariantId: item.variantId },
      {},
    );
  const refused = { name: 'ITEM_UNAVAILABLE', productReferences: [item.reference] };
  expect((await add()).failure).toMatchObject(refused);
  expect((await pay(buyer)).failure).toMatchObject(refused);

  shop.clock.advance(HOUR_MS);
  expect(await stateOf(item)).toEqual(['AVAILABLE', null]);
  expect((await add()).failure).toBeUndefined();
  expect((await pay(buyer)).failure).toBeUndefined();
});

test('an item promised by an accepted offer stays on sale for its customer when it joins a drop', async () => {
  const { item, buyer } = await joinedDrop();
  const reservation = {
    reservedFor: buyer.id,
    reservedUntil: new Date(shop.clock.now().getTime() + HOUR_MS / 2),
    reservedAmount: 3_000,
  };
  await shop.db.update(items).set(reservation).where(eq(items.id, item.itemId));
  expect(await stateOf(item)).toEqual(['UNAVAILABLE', 'reserved']);
  expect(await stateOf(item, buyer.token)).toEqual(['AVAILABLE', null]);
  expect(await inCart(buyer)).toEqual(['AVAILABLE', 3_000]);
  expect((await pay(buyer)).failure).toBeUndefined();
});
