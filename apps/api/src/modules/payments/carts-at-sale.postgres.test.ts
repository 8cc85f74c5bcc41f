import { AddDiscountToCartDocument } from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../clock.ts';
import { carts } from '../../db/schema/carts.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts, sandboxPayments } from '../../db/schema/payments.ts';
import { type BuyingShop, buyingShop } from '../../testing/buying.ts';
import { removeLine } from '../carts/entries-repository.ts';
import { lockCart } from '../carts/repository.ts';
import { issueCoupon } from '../coupons/issue-coupon.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

/** Number of database sessions that wait for a lock. */
const waiting = async () => {
  const found = await shop.services.client.execute(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return (found.rows[0] as { waiting: number }).waiting;
};

test('changing a cart in another tab during its sale fails neither', async () => {
  const issued = await issueCoupon(
    shop.db,
    { kind: 'PERCENT', value: 10 },
    { now: shop.clock.now(), random: systemRandom },
  );
  if (!issued.ok) throw new Error(issued.code);
  const item = await shop.item();
  const buyer = await shop.buyer('tabs@example.com', [item]);
  await shop.request(
    AddDiscountToCartDocument,
    { cartId: buyer.cartId, couponCode: issued.value.code },
    { token: buyer.token },
  );
  const { orderId, paymentId } = await shop.openPayment(buyer);
  await shop.db
    .update(sandboxPayments)
    .set({ status: 'authorized' })
    .where(eq(sandboxPayments.id, paymentId));
  const [attempt] = await shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));

  let sale: Promise<unknown> = Promise.resolve();
  const otherTab = shop.db.transaction(async (tx) => {
    await lockCart(tx, buyer.cartId, buyer.id);
    sale = shop.app.payments.settle(attempt?.id ?? '');
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    await removeLine(tx, buyer.cartId, item.itemId);
  });
  await otherTab;
  await sale;
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.status).toBe('PAID');
  const [cart] = await shop.db.select().from(carts).where(eq(carts.id, buyer.cartId));
  expect(cart?.couponCode).toBeNull();
});
