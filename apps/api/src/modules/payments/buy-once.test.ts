import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { items } from '../../db/schema/catalogue.ts';
import { cartItems } from '../../db/schema/carts.ts';
import { outbox } from '../../db/schema/operations.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { paymentAttempts, sandboxPayments } from '../../db/schema/payments.ts';
import { type BuyingShop, GOOD_CARD, buyingShop } from '../../testing/buying.ts';
import { checkLedger } from './ledger-repository.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

test('an item is bought: held, paid, sold, entered in the ledger, notified, and removed from the cart', async () => {
  const item = await shop.item();
  const buyer = await shop.buyer('once@example.com', [item]);
  const { paymentUrl, orderId, paymentId } = await shop.openPayment(buyer);

  const [held] = await shop.db.select().from(items).where(eq(items.id, item.itemId));
  expect(held).toMatchObject({ status: 'listed', heldByCustomer: buyer.id, paying: false });
  expect(await shop.status(buyer, orderId)).toBe('CHECKOUT');

  const paid = await shop.pay(paymentUrl, GOOD_CARD);
  expect(paid.statusCode).toBe(303);
  const returned = await shop.app.inject({ url: String(paid.headers.location) });
  expect(returned.statusCode).toBe(303);
  expect(returned.headers.location).toBe(`/order-confirm/${orderId}`);

  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.paidAmount).toBe(order?.totalAmount);
  expect(order?.reference).toMatch(/^P-[2345689]{7}$/);
  const [sold] = await shop.db.select().from(items).where(eq(items.id, item.itemId));
  expect(sold).toMatchObject({ status: 'sold', heldBy: null, paying: false });
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  expect(lines.map(({ status }) => status)).toEqual(['paid']);
  expect(await shop.db.select().from(cartItems).where(eq(cartItems.cartId, buyer.cartId))).toEqual([]);
  const [payment] = await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId));
  expect(payment).toMatchObject({
    status: 'captured',
    capturedAmount: order?.totalAmount,
    refundedAmount: 0,
  });
  expect(await checkLedger(shop.db)).toEqual({
    received: order?.totalAmount,
    orders: order?.totalAmount,
    difference: 0,
    unbalanced: [],
  });
  const events = await shop.db.select().from(outbox).where(eq(outbox.topic, 'mail.order-confirmation'));
  expect(events.map(({ payload }) => payload)).toEqual([{ orderId }]);
});

test('a buyer who never returns still gets the order, by webhook', async () => {
  const item = await shop.item();
  const buyer = await shop.buyer('gone@example.com', [item]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer, { locale: 'en' });
  await shop.pay(paymentUrl, GOOD_CARD);
  await expect
    .poll(async () => (await shop.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status)
    .toBe('PAID');
  const attempts = await shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  expect(attempts.map(({ state }) => state)).toEqual(['paid']);
});
