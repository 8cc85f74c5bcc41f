import {
  AddDiscountToCartDocument,
  CancelOrderDocument,
  CartCheckoutDocument,
  MyEmailTopicsDocument,
  MyOrderDocument,
  MyOrdersDocument,
} from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '@patine/core';
import { systemRandom } from '../../clock.ts';
import { products } from '../../db/schema/catalogue.ts';
import { parcels } from '../../db/schema/orders.ts';
import { type BuyingShop, DECLINED_CARD, GOOD_CARD, buyingShop } from '../../testing/buying.ts';
import { issueGiftCard } from '../coupons/issue-gift-card.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

type Buyer = Awaited<ReturnType<BuyingShop['buyer']>>;

async function pay(buyer: Buyer) {
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  return orderId;
}

const read = async ({ token }: Buyer, id: string) =>
  (await shop.request(MyOrderDocument, { id }, { token })).me.order;
const list = async ({ token }: Buyer, limit: number, page: number) =>
  (await shop.request(MyOrdersDocument, { limit, page }, { token })).me.orders;

const two = async () => [
  await shop.item({ priceAmount: 3000, store: { slug: 'paris', name: 'Paris Fripes' } }),
  await shop.item({ priceAmount: 1999, store: { slug: 'gand', name: 'Gand Vintage', country: 'BE' } }),
];

test('an order keeps its amounts and parcels when the catalogue changes', async () => {
  const bought = await two();
  const buyer = await shop.buyer('direct@example.com', bought);
  const id = await pay(buyer);
  await shop.db.update(products).set({ priceAmount: 1 });
  const order = await read(buyer, id);
  // Items of 30.00 and 19.99; 4.90 for the first parcel and 3.90 for the second.
  expect(order).toMatchObject({
    status: 'PAID',
    productCount: 2,
    totalAmount: { amount: 5879, currency: 'EUR' },
    paidAmount: { amount: 5879 },
    refundedAmount: { amount: 0 },
    totalAmountDetail: {
      productAmount: { amount: 4999 },
      shippingAmount: { amount: 880 },
      qualityControlAmount: { amount: 0 },
    },
    deliveryAddress: { cityName: 'Paris', countryCode: 'FRA', countryCodeAlpha2: 'FR' },
    shippingMethod: { deliveryMethod: 'STANDARD', deliveryType: 'DIRECT', servicePoint: null },
  });
  expect(
    order.parcels.map(({ senderName, items }) => [
      senderName,
      items.map(({ orderItem }) => [orderItem.product.reference, orderItem.paidAmount.amount]),
    ]),
  ).toEqual([
    ['Gand Vintage', [[bought[1]?.reference, 1999]]],
    ['Paris Fripes', [[bought[0]?.reference, 3000]]],
  ]);
});

test('a parcel is shipped as the seller declares for all its items, otherwise as its method says', async () => {
  const bought = await two();
  const words = { shippingShortFr: 'Part sous un jour', shippingShortEn: 'Leaves in a day' };
  const [stated] = bought;
  if (!stated) throw new Error('No piece');
  await shop.db.update(products).set(words).where(eq(products.reference, stated.reference));
  const buyer = await shop.buyer('conditions@example.com', bought);
  const order = await read(buyer, await pay(buyer));
  expect(order.parcels.map(({ senderName, shippingCondition }) => [senderName, shippingCondition])).toEqual(
    expect.arrayContaining([
      ['Paris Fripes', 'Part sous un jour'],
      ['Gand Vintage', 'Livraison à domicile'],
    ]),
  );
});

test('the account reads only the number of orders, and whether one was paid', async () => {
  const buyer = await shop.buyer('count@example.com', await two());
  const count = async () =>
    (await shop.request(MyOrdersDocument, { limit: 0, page: 1 }, buyer)).me.orders.totalNumberOfItems;
  const hasOrder = async () => (await shop.request(MyEmailTopicsDocument, {}, buyer)).me.hasOrder;
  expect([await count(), await hasOrder()]).toEqual([0, false]);
  await pay(buyer);
  expect([await count(), await hasOrder()]).toEqual([1, true]);
});

test('a parcel shows its past steps and the expected days of the others', async () => {
  const buyer = await shop.buyer('steps@example.com', await two(), { method: 'STANDARD', type: 'GROUPED' });
  const id = await pay(buyer);
  const paidAt = shop.clock.now().toISOString();
  const [grouped, ...others] = (await read(buyer, id)).parcels;
  expect(others).toEqual([]);
  expect(grouped).toMatchObject({ senderName: 'Patine', inPreparation: true, trackingNumber: null });
  // Paid on Saturday 21 November; Sundays do not count.
  expect(grouped?.steps).toEqual([
    { code: 'paid', at: paidAt, expectedOn: null },
    { code: 'prepared', at: null, expectedOn: '2026-11-23' },
    { code: 'grouped', at: null, expectedOn: '2026-11-25' },
    { code: 'shipped', at: null, expectedOn: '2026-11-26' },
    { code: 'delivered', at: null, expectedOn: '2026-12-02' },
  ]);
  expect(grouped?.items[0]?.returnEligibility).toMatchObject({ ineligibilityReason: 'not_shipped' });

  const now = shop.clock.now();
  const arrived = { preparedAt: now, groupedAt: now, shippedAt: now, deliveredAt: now };
  await shop.db.update(parcels).set(arrived).where(eq(parcels.orderId, id));
  const [delivered] = (await read(buyer, id)).parcels;
  expect(delivered?.inPreparation).toBe(false);
  expect(delivered?.steps.map(({ at, expectedOn }) => [at, expectedOn])).toEqual(
    Array.from({ length: 5 }, () => [paidAt, null]),
  );
  expect(delivered?.items.every(({ returnEligibility }) => returnEligibility.eligible)).toBe(true);
});

test('orders are listed newest first, page by page, without failed payments', async () => {
  const buyer = await shop.buyer('lists@example.com', [await shop.item()]);
  const ids = [await pay(buyer)];
  for (let more = 0; more < 2; more += 1) {
    shop.clock.advance(MINUTE_MS);
    await shop.put(buyer, await shop.item());
    await shop.request(
      'mutation($cart: ID!) { setShippingMethodToCart(cartId: $cart, deliveryMethod: STANDARD, deliveryType: DIRECT) { id } }',
      { cart: buyer.cartId },
      { token: buyer.token },
    );
    ids.unshift(await pay(buyer));
  }
  await shop.put(buyer, await shop.item());
  await shop.request(
    'mutation($cart: ID!) { setShippingMethodToCart(cartId: $cart, deliveryMethod: STANDARD, deliveryType: DIRECT) { id } }',
    { cart: buyer.cartId },
    { token: buyer.token },
  );
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  await shop.pay(paymentUrl, DECLINED_CARD);
  await expect.poll(() => shop.status(buyer, orderId)).toBe('ABANDONED');

  const pages = [await list(buyer, 2, 1), await list(buyer, 2, 2), await list(buyer, 2, 3)];
  expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2), []]);
  expect(pages[0]).toMatchObject({ totalNumberOfItems: 3, page: 1, pages: 2 });
  expect(await list(buyer, 0, 1)).toEqual({ totalNumberOfItems: 3, page: 1, pages: 0, items: [] });
});

test('an order that is being paid is listed with its next step', async () => {
  const buyer = await shop.buyer('paying@example.com', [await shop.item()]);
  const { paymentUrl, orderId, holdsExpireAt } = await shop.openPayment(buyer);
  expect(await list(buyer, 10, 1)).toMatchObject({
    totalNumberOfItems: 1,
    items: [{ id: orderId, status: 'CHECKOUT' }],
  });
  expect((await read(buyer, orderId)).payment).toEqual({ paymentUrl, expiresAt: holdsExpireAt });
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  expect((await read(buyer, orderId)).payment).toBeNull();
});

test('a cancelled order paid by gift card is shown as refunded everywhere', async () => {
  const buyer = await shop.buyer('card@example.com', [await shop.item({ priceAmount: 4_500 })]);
  const issued = await issueGiftCard(
    shop.db,
    { amount: 9_000, expiresAt: null },
    { now: shop.clock.now(), random: systemRandom },
  );
  if (!issued.ok) throw new Error(issued.code);
  const { token } = buyer;
  const use = { cartId: buyer.cartId, couponCode: issued.value.code };
  await shop.request(AddDiscountToCartDocument, use, { token });
  const { cartCheckout } = await shop.request(
    CartCheckoutDocument,
    { cartId: buyer.cartId, paymentServiceProvider: 'INTERNAL' },
    { token, headers: { 'idempotency-key': 'by-card' } },
  );
  const id = cartCheckout.orderId;
  await shop.app.payments.settleOrder(id);
  expect(await read(buyer, id)).toMatchObject({
    status: 'PAID',
    totalAmount: { amount: 4_990 },
    giftCardAmount: { amount: 4_990 },
    paidAmount: { amount: 0 },
    giftCardRefundedAmount: { amount: 0 },
  });

  await shop.request(CancelOrderDocument, { orderId: id }, { token });
  const order = await read(buyer, id);
  expect(order).toMatchObject({
    status: 'REFUNDED',
    refundedAmount: { amount: 0 },
    giftCardRefundedAmount: { amount: 4_990 },
    changeable: false,
  });
  const [parcel] = order.parcels;
  expect(parcel?.inPreparation).toBe(false);
  expect(parcel?.steps.map(({ code, expectedOn }) => [code, expectedOn])).toEqual([['paid', null]]);
  expect(parcel?.items.map(({ returnId }) => returnId)).toEqual([null]);
  expect((await list(buyer, 10, 1)).items).toMatchObject([{ id, status: 'REFUNDED' }]);
});

test('page numbers and limits are clamped', async () => {
  const { token } = await shop.signUp('nothing@example.com');
  for (const [limit, page] of [
    [-1, 0],
    [1_000_000, 2_147_483_647],
  ] as const) {
    const { me } = await shop.request(MyOrdersDocument, { limit, page }, { token });
    expect(me.orders).toMatchObject({ totalNumberOfItems: 0, items: [] });
  }
});

test('the calendar file of a paid order is its owner’s, in both languages', async () => {
  const buyer = await shop.buyer('calendar@example.com', await two());
  const stranger = await shop.buyer('stranger@example.com', await two());
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  const get = async (token: string | null, locale: string) =>
    shop.app.inject({
      url: `/documents/orders/${orderId}/calendar.ics?locale=${locale}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
  expect((await get(buyer.token, 'fr')).statusCode).toBe(404);
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');

  expect((await get(null, 'fr')).statusCode).toBe(401);
  expect((await get(stranger.token, 'fr')).statusCode).toBe(404);
  const { shippingMethod, reference } = await read(buyer, orderId);
  const french = await get(buyer.token, 'fr');
  expect(french.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(french.body).toContain(`SUMMARY:Arrivée de votre commande ${reference}`);
  expect(french.body).toContain(`DTSTART;VALUE=DATE:${shippingMethod.earliestDelivery.replaceAll('-', '')}`);
  expect((await get(buyer.token, 'en')).body).toContain(`SUMMARY:Delivery of your order ${reference}`);

  const at = shop.clock.now();
  await shop.db.update(parcels).set({ shippedAt: at, deliveredAt: at }).where(eq(parcels.orderId, orderId));
  expect((await get(buyer.token, 'en')).body).toContain(`Last day to return a piece from order ${reference}`);
});
