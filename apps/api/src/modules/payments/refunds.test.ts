import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { refunds, sandboxPayments } from '../../db/schema/payments.ts';
import { type BuyingShop, GOOD_CARD, buyingShop } from '../../testing/buying.ts';
import { checkLedger } from './ledger-repository.ts';
import { decideRefund } from './refunds.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

/** A paid order of two items. */
async function bought(emailAddress: string) {
  const buyer = await shop.buyer(emailAddress, [await shop.item(), await shop.item()]);
  const { paymentUrl, paymentId, orderId } = await shop.openPayment(buyer);
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const [first, second] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  if (!first || !second) throw new Error('The order has no lines');
  return { orderId, paymentId, first, second };
}

const booked = async (id: string) =>
  (await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)))[0];
const orderOf = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];
const stateOf = async (id: string) =>
  (await shop.db.select().from(refunds).where(eq(refunds.id, id)))[0]?.state;

test('an item and its delivery are refunded to the cent, once, and the ledger is balanced', async () => {
  const { orderId, paymentId, first } = await bought('part@example.com');
  const lines = [{ lineId: first.id, amount: first.paidAmount }];
  const request = { id: 'part', orderId, lines, otherAmount: 390, reason: 'return' } as const;
  await shop.app.payments.refund(request);
  await Promise.all([1, 2, 3].map(() => shop.app.payments.refund(request)));
  const amount = first.paidAmount + 390;
  expect(await booked(paymentId)).toMatchObject({ status: 'captured', refundedAmount: amount });
  expect(await orderOf(orderId)).toMatchObject({ status: 'PAID', refundedAmount: amount });
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.id, first.id));
  expect(line?.refundedAmount).toBe(first.paidAmount);
  expect(await stateOf('part')).toBe('done');
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
});

test('two partial refunds make the whole, and not a cent more is refunded', async () => {
  const { orderId, paymentId, first, second } = await bought('whole@example.com');
  const paid = (await orderOf(orderId))?.paidAmount ?? 0;
  const rest = paid - first.paidAmount - second.paidAmount;
  const requestRefunds = (id: string, lines: { lineId: string; amount: number }[], otherAmount = 0) =>
    shop.app.payments.refund({ id, orderId, lines, otherAmount, reason: 'withdrawal' });
  await requestRefunds('one', [{ lineId: first.id, amount: first.paidAmount }]);
  await requestRefunds('two', [{ lineId: second.id, amount: second.paidAmount }], rest);
  expect(await booked(paymentId)).toMatchObject({ status: 'refunded', refundedAmount: paid });
  await expect(requestRefunds('three', [], 1)).rejects.toMatchObject({ code: 'MORE_THAN_PAID' });
  expect(await stateOf('three')).toBeUndefined();
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
});

test('of two concurrent refunds that exceed the rest together, one is accepted', async () => {
  const { orderId, paymentId, first } = await bought('rivals@example.com');
  const lines = [{ lineId: first.id, amount: first.paidAmount }];
  const ends = await Promise.allSettled(
    ['left', 'right'].map((id) => shop.app.payments.refund({ id, orderId, lines, reason: 'return' })),
  );
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await booked(paymentId)).toMatchObject({ refundedAmount: first.paidAmount });
});

test('a line of another order, a part of a cent and an unpaid order are rejected', async () => {
  const { orderId } = await bought('refused@example.com');
  const other = await bought('other@example.com');
  const requestRefunds = (request: { orderId: string; lines: { lineId: string; amount: number }[] }) =>
    shop.app.payments.refund({ id: 'refused', reason: 'goodwill', ...request });
  await expect(
    requestRefunds({ orderId, lines: [{ lineId: other.first.id, amount: 1 }] }),
  ).rejects.toMatchObject({
    code: 'MORE_THAN_PAID',
  });
  await expect(
    requestRefunds({ orderId, lines: [{ lineId: other.first.id, amount: 0.5 }] }),
  ).rejects.toMatchObject({
    code: 'NOT_AN_AMOUNT',
  });
  const buyer = await shop.buyer('unpaid@example.com', [await shop.item()]);
  const open = await shop.openPayment(buyer);
  await expect(
    requestRefunds({ orderId: open.orderId, lines: [{ lineId: 'x', amount: 1 }] }),
  ).rejects.toMatchObject({
    code: 'ORDER_NOT_PAID',
  });
});

test('a refund that was decided before a crash is made by the reconciler', async () => {
  const { orderId, paymentId } = await bought('crash@example.com');
  await shop.db.transaction((tx) =>
    decideRefund(
      tx,
      { id: 'crash', orderId, lines: [], otherAmount: 100, reason: 'goodwill' },
      shop.clock.now(),
    ),
  );
  expect(await booked(paymentId)).toMatchObject({ refundedAmount: 0 });
  expect(await shop.app.payments.reconcile()).toMatchObject({ difference: 0 });
  expect(await booked(paymentId)).toMatchObject({ refundedAmount: 100 });
  expect(await stateOf('crash')).toBe('done');
});

test('a refund that the provider refuses needs a human', async () => {
  const { orderId, paymentId } = await bought('human@example.com');
  await shop.db.update(sandboxPayments).set({ status: 'voided' }).where(eq(sandboxPayments.id, paymentId));
  await shop.app.payments.refund({ id: 'human', orderId, lines: [], otherAmount: 5, reason: 'goodwill' });
  expect(await stateOf('human')).toBe('needs_human');
});
