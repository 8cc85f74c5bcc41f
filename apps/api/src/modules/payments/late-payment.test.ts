import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentAttempts, sandboxPayments } from '../../db/schema/payments.ts';
import { type BuyingShop, GOOD_CARD, LATE_CARD, buyingShop } from '../../testing/buying.ts';
import { checkLedger } from './ledger-repository.ts';
import { LATE_MS } from './sandbox/sandbox-gateway.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

const booked = async (id: string) =>
  (await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)))[0];
const attemptOf = async (orderId: string) =>
  (await shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)))[0];

/** A payment whose session has expired; its card is authorised only after that. */
async function runLate(emailAddress: string, item: { reference: number; variantId: string }) {
  const buyer = await shop.buyer(emailAddress, [item]);
  const payment = await shop.openPayment(buyer);
  await shop.pay(payment.paymentUrl, LATE_CARD);
  shop.clock.advance(Date.parse(payment.holdsExpireAt) - shop.clock.now().getTime());
  await shop.app.payments.sweep();
  expect(await attemptOf(payment.orderId)).toMatchObject({ state: 'expired' });
  return { buyer, ...payment };
}

const answerLate = async () => {
  shop.clock.advance(LATE_MS);
  await shop.app.payments.reconcile();
};

test('a late payment buys the item while it is still available', async () => {
  const late = await runLate('late@example.com', await shop.item());
  await answerLate();
  expect(await shop.status(late.buyer, late.orderId)).toBe('PAID');
  expect(await booked(late.paymentId)).toMatchObject({ status: 'captured', refundedAmount: 0 });
});

test('a late payment is voided after somebody else bought the item', async () => {
  const item = await shop.item();
  const late = await runLate('too-late@example.com', item);
  const other = await shop.buyer('in-time@example.com', [item]);
  const bought = await shop.openPayment(other);
  await shop.pay(bought.paymentUrl, GOOD_CARD);
  expect(await shop.status(other, bought.orderId)).toBe('PAID');
  await answerLate();
  expect(await shop.status(late.buyer, late.orderId)).toBe('ABANDONED');
  expect(await attemptOf(late.orderId)).toMatchObject({ state: 'voided' });
  expect(await booked(late.paymentId)).toMatchObject({ status: 'voided', capturedAmount: 0 });
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0 });
});

test('a late payment is voided while somebody else is paying, and that payment stands', async () => {
  const item = await shop.item();
  const late = await runLate('beaten@example.com', item);
  const other = await shop.buyer('paying@example.com', [item]);
  const bought = await shop.openPayment(other);
  await answerLate();
  expect(await booked(late.paymentId)).toMatchObject({ status: 'voided', capturedAmount: 0 });
  await shop.pay(bought.paymentUrl, GOOD_CARD);
  expect(await shop.status(other, bought.orderId)).toBe('PAID');
});

test('a late payment of an old session is voided while the same cart is being paid again', async () => {
  const late = await runLate('twice@example.com', await shop.item());
  const anew = await shop.openPayment(late.buyer);
  await answerLate();
  expect(await attemptOf(late.orderId)).toMatchObject({ state: 'voided' });
  expect(await booked(late.paymentId)).toMatchObject({ status: 'voided', capturedAmount: 0 });
  await shop.pay(anew.paymentUrl, GOOD_CARD);
  expect(await shop.status(late.buyer, anew.orderId)).toBe('PAID');
  expect(await booked(anew.paymentId)).toMatchObject({ status: 'captured' });
});
