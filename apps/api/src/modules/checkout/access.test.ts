import { CartCheckoutDocument } from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../db/schema/orders.ts';
import { sandboxPayments } from '../../db/schema/payments.ts';
import { type BuyingShop, GOOD_CARD, buyingShop } from '../../testing/buying.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

const ORDER = 'query($id: ID!) { me { order(id: $id) { id status } } }';

test('neither another customer nor a visitor can pay a customer’s cart', async () => {
  const owner = await shop.buyer('owner@example.com', [await shop.item()]);
  const other = await shop.signUp('other@example.com');
  const foreign = await shop.checkout({ token: other.token, cartId: owner.cartId });
  expect(foreign.failure).toMatchObject({ name: 'NOT_FOUND' });
  const visitor = await shop.checkout({ token: '', cartId: owner.cartId });
  expect(visitor.failure).toMatchObject({ name: 'ACCESS_DENIED' });
  expect(await shop.db.select().from(sandboxPayments)).toEqual([]);
});

test('another customer’s order looks like one that does not exist', async () => {
  const owner = await shop.buyer('reads@example.com', [await shop.item()]);
  const { paymentUrl, orderId } = await shop.openPayment(owner);
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(owner, orderId)).toBe('PAID');
  const { token } = await shop.signUp('curious@example.com');
  const foreign = await shop.call(ORDER, { id: orderId }, { token });
  const missing = await shop.call(ORDER, { id: 'no-such-order' }, { token });
  expect(foreign.failure).toMatchObject({ name: 'NOT_FOUND' });
  expect({ ...foreign, status: 0 }).toEqual({ ...missing, status: 0 });
  expect(foreign.status).toBe(missing.status);
});

test.each([
  ['spring-26', 'spring-26'],
  ['<b>', null],
])('an order placed after a visit with the campaign %s stores %s', async (visited, stored) => {
  const { token, cartId } = await shop.buyer(`${visited.length}@example.com`, [await shop.item()]);
  await shop.call(
    CartCheckoutDocument,
    { cartId, paymentServiceProvider: 'SANDBOX' },
    { token, headers: { 'idempotency-key': `key-of-${visited.length}`, 'x-affiliate-campaign': visited } },
  );
  const [order] = await shop.db.select().from(orders).where(eq(orders.cartId, cartId));
  expect(order?.affiliateCampaign).toBe(stored);
});
