import { AddDiscountToCartDocument, CartCheckoutDocument, CartDocument } from '@patine/contract/operations';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@patine/core';
import { systemRandom } from '../../clock.ts';
import { cartItems } from '../../db/schema/carts.ts';
import { items, products } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/orders.ts';
import { coupons, giftCards } from '../../db/schema/coupons.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import { type BuyingShop, buyingShop } from '../../testing/buying.ts';
import { insertReadyBuyer, type ReadyBuyer } from '../../testing/ready-buyers.ts';
import { issueCoupon } from '../coupons/issue-coupon.ts';
import { issueGiftCard } from '../coupons/issue-gift-card.ts';

let shop: BuyingShop;
let keys = 0;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

/** Reads the prices that the cart page shows. */
async function look({ token, cartId }: ReadyBuyer) {
  const { cart } = await shop.request(CartDocument, { id: cartId }, { token });
  return {
    totalAmount: cart.priceDetails.totalAmount.amount,
    items: cart.subCarts.flatMap(({ cartItems: lines }) =>
      lines.map(({ variantId, price }) => ({ variantId, price: price.amount })),
    ),
  };
}

const press = (
  { token, cartId }: ReadyBuyer,
  shown: Awaited<ReturnType<typeof look>>,
  paymentServiceProvider: 'SANDBOX' | 'INTERNAL' = 'SANDBOX',
) =>
  shop.call(
    CartCheckoutDocument,
    { cartId, paymentServiceProvider, shown },
    { token, headers: { 'idempotency-key': `shown-${(keys += 1)}` } },
  );

const raise = async (reference: number, priceAmount: number) => {
  await shop.db.update(products).set({ priceAmount }).where(eq(products.reference, reference));
};

const ready = async (priceAmount = 4_500) => {
  const item = await shop.item({ priceAmount });
  return { item, buyer: await insertReadyBuyer(shop.db, [item.itemId], shop.clock.now()) };
};

const use = async (
  { token, cartId }: ReadyBuyer,
  issued: { ok: true; value: { code: string } } | { ok: false },
) => {
  if (!issued.ok) throw new Error('The code was not issued');
  await shop.request(AddDiscountToCartDocument, { cartId, couponCode: issued.value.code }, { token });
  return issued.value.code;
};

const facts = () => ({ now: shop.clock.now(), random: systemRandom });

const ordersOf = ({ id }: ReadyBuyer) => shop.db.select().from(orders).where(eq(orders.customerId, id));

test('a price that rose since the page was shown is reported with both prices, and nothing is held or written', async () => {
  const { item, buyer } = await ready();
  const shown = await look(buyer);
  expect(shown.totalAmount).toBe(4_990);
  await raise(item.reference, 5_400);

  const { failure, status } = await press(buyer, shown);
  expect(status).toBe(409);
  expect(failure).toMatchObject({
    name: 'PRICE_CHANGED',
    code: 713,
    priceChange: {
      totalAmount: { shown: 4_990, current: 5_890 },
      items: [{ productReference: item.reference, shown: 4_500, current: 5_400 }],
    },
  });
  expect(await ordersOf(buyer)).toEqual([]);
  const [row] = await shop.db.select().from(items).where(eq(items.id, item.itemId));
  expect(row?.heldBy).toBeNull();

  const again = await press(buyer, await look(buyer));
  expect(again.failure).toBeUndefined();
  expect(await ordersOf(buyer)).toMatchObject([{ totalAmount: 5_890 }]);
});

test('a lower price is reported too: the amount on the button is the amount charged', async () => {
  const { item, buyer } = await ready();
  const shown = await look(buyer);
  await raise(item.reference, 4_000);
  expect((await press(buyer, shown)).failure).toMatchObject({
    priceChange: { totalAmount: { shown: 4_990, current: 4_490 } },
  });
});

test('items added or removed in another tab are reported, even if the total is the same', async () => {
  const { item, buyer } = await ready();
  const shown = await look(buyer);
  const other = await shop.item();
  await shop.db
    .update(cartItems)
    .set({ itemId: other.itemId })
    .where(and(eq(cartItems.cartId, buyer.cartId), eq(cartItems.itemId, item.itemId)));
  expect((await press(buyer, shown)).failure).toMatchObject({
    name: 'PRICE_CHANGED',
    priceChange: {
      totalAmount: { shown: 4_990, current: 4_990 },
      items: [
        { productReference: other.reference, shown: null, current: 4_500 },
        { productReference: null, shown: 4_500, current: null },
      ],
    },
  });
});

test('an item that is gone is named with the remaining total', async () => {
  const { item, buyer } = await ready();
  const unchanged = await shop.item({ priceAmount: 2_000 });
  await shop.put(buyer, unchanged);
  const shown = await look(buyer);
  await shop.db.update(items).set({ status: 'withdrawn' }).where(eq(items.id, item.itemId));
  expect((await press(buyer, shown)).failure).toMatchObject({
    name: 'ITEM_UNAVAILABLE',
    productReferences: [item.reference],
    priceChange: {
      totalAmount: { shown: 6_990, current: 2_490 },
      items: [{ productReference: item.reference, shown: 4_500, current: null }],
    },
  });
});

test('a gift card that was spent elsewhere is reported before its cart costs more', async () => {
  const { buyer } = await ready();
  const code = await use(buyer, await issueGiftCard(shop.db, { amount: 1_000, expiresAt: null }, facts()));
  const shown = await look(buyer);
  expect(shown.totalAmount).toBe(3_990);
  await shop.db.update(giftCards).set({ balance: 0 }).where(eq(giftCards.code, code));
  expect((await press(buyer, shown)).failure).toMatchObject({
    name: 'PRICE_CHANGED',
    priceChange: { totalAmount: { shown: 3_990, current: 4_990 }, items: [] },
  });
  expect((await press(buyer, await look(buyer))).failure).toBeUndefined();
  expect(await ordersOf(buyer)).toMatchObject([{ totalAmount: 4_990, giftCardAmount: 0 }]);
});

test('a code that expired is reported with both totals, and the customer can agree to pay without it', async () => {
  const { buyer } = await ready();
  const code = await use(buyer, await issueCoupon(shop.db, { kind: 'PERCENT', value: 10 }, facts()));
  const shown = await look(buyer);
  expect(shown.totalAmount).toBe(4_540);
  await shop.db
    .update(coupons)
    .set({ endsAt: new Date(shop.clock.now().getTime() - DAY_MS) })
    .where(eq(coupons.code, code));
  expect((await press(buyer, shown)).failure).toMatchObject({
    name: 'PRICE_CHANGED',
    couponRefusal: 'ENDED',
    priceChange: { totalAmount: { shown: 4_540, current: 4_990 } },
  });
  expect((await press(buyer, await look(buyer))).failure).toBeUndefined();
  expect(await ordersOf(buyer)).toMatchObject([{ totalAmount: 4_990, productReduction: 0 }]);
});

test('while prices change during forty checkouts, nobody is charged another amount than shown', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => ready()));
  const shown = await Promise.all(people.map(({ buyer }) => look(buyer)));
  const change = (number: number) => raise(people[number]!.item.reference, 5_000 + number);
  await Promise.all(people.map((_, number) => (number % 4 === 0 ? change(number) : null)));
  const [responses] = await Promise.all([
    Promise.all(people.map(({ buyer }, number) => press(buyer, shown[number]!))),
    Promise.all(people.map((_, number) => (number % 4 === 0 ? null : change(number)))),
  ]);

  const attempts = await Promise.all(
    people.map(async ({ buyer }) => {
      const [attempt] = await shop.db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.customerId, buyer.id));
      return attempt?.amount ?? null;
    }),
  );
  const refused = responses.filter(({ failure }) => failure);
  expect(refused.length).toBeGreaterThanOrEqual(people.length / 4);
  expect(new Set(refused.map(({ failure }) => failure?.name))).toEqual(new Set(['PRICE_CHANGED']));
  expect(attempts).toEqual(
    responses.map(({ failure }, number) => (failure ? null : shown[number]?.totalAmount)),
  );
});
