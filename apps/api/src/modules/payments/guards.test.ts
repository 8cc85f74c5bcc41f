import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { items } from '../../db/schema/catalogue.ts';
import { orderLines } from '../../db/schema/orders.ts';
import { ledgerEntries, paymentAttempts, providerCalls, sandboxPayments } from '../../db/schema/payments.ts';
import { type BuyingShop, GOOD_CARD, buyingShop } from '../../testing/buying.ts';
import { findAttempt, insertAttempt, moveAttempt } from './attempts-repository.ts';
import { callProvider } from './provider-calls.ts';
import { unreturnedAttempts } from './provider-calls-repository.ts';
import { sweepHolds, takeHolds } from '../inventory/holds-repository.ts';
import { checkLedger, enterInLedger } from './ledger-repository.ts';
import { ProviderError, ProviderServerError } from './provider.ts';
import { claim, finishSale, requestCapture, refundLoser } from './capture-sale.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

const FREED = { status: 'listed', soldAt: null, heldBy: null, heldByCustomer: null, heldUntil: null };

const booked = async (id: string) =>
  (await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)))[0];

/** An open payment of a new customer for an item, with its attempt. */
async function paying(emailAddress: string, item: { reference: number; variantId: string }) {
  const buyer = await shop.buyer(emailAddress, [item]);
  const payment = await shop.openPayment(buyer);
  const [attempt] = await shop.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, payment.orderId));
  const read = async () => {
    const found = attempt && (await findAttempt(shop.db, attempt.id));
    if (!found) throw new Error('The payment has no attempt');
    return found;
  };
  return { buyer, ...payment, read };
}

test('without the first guard the index still sells an item once, and the second buyer is refunded', async () => {
  const item = await shop.item();
  const first = await paying('first@example.com', item);
  // Without the hold, which is the first protection, both attempts claim the item and are captured.
  await shop.db.update(items).set(FREED).where(eq(items.id, item.itemId));
  const second = await paying('second@example.com', item);
  const now = shop.clock.now();
  await moveAttempt(shop.db, await second.read(), 'authorized', now);
  expect(await claim(shop.db, await second.read(), now)).toBe(true);
  await requestCapture(shop.db, await second.read(), now);
  await shop.db
    .update(items)
    .set({ ...FREED, paying: false })
    .where(eq(items.id, item.itemId));
  await shop.pay(first.paymentUrl, GOOD_CARD);
  expect(await shop.status(first.buyer, first.orderId)).toBe('PAID');

  const { id } = await second.read();
  await shop.db
    .update(items)
    .set({ ...FREED, heldBy: id, heldByCustomer: second.buyer.id, paying: true })
    .where(eq(items.id, item.itemId));
  await shop.db
    .update(sandboxPayments)
    .set({ status: 'authorized' })
    .where(eq(sandboxPayments.id, second.paymentId));
  await shop.app.payments.settle(id);

  expect(await second.read()).toMatchObject({ state: 'refunded' });
  const [books] = await shop.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, second.paymentId));
  expect(books).toMatchObject({ status: 'refunded', refundedAmount: books?.amount });
  expect(await shop.status(second.buyer, second.orderId)).toBe('ABANDONED');
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.itemId, item.itemId));
  expect(lines.filter(({ status }) => status === 'paid').map(({ orderId }) => orderId)).toEqual([
    first.orderId,
  ]);
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
});

test('SQL alone rejects a second paid line of one listing, and allows one after a relisting', async () => {
  const item = await shop.item();
  const first = await paying('line-one@example.com', item);
  await shop.db.update(items).set(FREED).where(eq(items.id, item.itemId));
  const second = await paying('line-two@example.com', item);
  const sell = (orderId: string) =>
    shop.db.update(orderLines).set({ status: 'paid' }).where(eq(orderLines.orderId, orderId));
  await sell(first.orderId);
  const refused: unknown = await sell(second.orderId).then(
    () => null,
    (error: unknown) => error,
  );
  expect(isUniqueViolation(refused, 'order_lines_sold_once')).toBe(true);
  await shop.db.update(orderLines).set({ listingNumber: 2 }).where(eq(orderLines.orderId, second.orderId));
  await sell(second.orderId);
});

test('a process that lost on stale events takes nothing from one that has claimed since', async () => {
  const item = await shop.item();
  const { read, paymentId } = await paying('stale@example.com', item);
  const now = shop.clock.now();
  await shop.db
    .update(sandboxPayments)
    .set({ status: 'authorized' })
    .where(eq(sandboxPayments.id, paymentId));
  await moveAttempt(shop.db, await read(), 'authorized', now);
  const old = await read();
  expect(await claim(shop.db, old, now)).toBe(true);
  await refundLoser(shop.db, old, 'void', now);
  expect(await read()).toMatchObject({ state: 'claimed' });
  await requestCapture(shop.db, await read(), now);
  await refundLoser(shop.db, old, 'void', now);
  expect(await shop.app.payments.settle(old.id)).toMatchObject({ state: 'paid' });
  // Finishing the same sale again adds no ledger entries.
  expect(await finishSale(shop.db, { ...old, state: 'capture_requested' }, now)).toBe(true);
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
});

/** A payment with a recorded void that is captured before the void is requested. */
async function capturedBeforeItsVoid(emailAddress: string) {
  const item = await shop.item();
  const payment = await paying(emailAddress, item);
  const now = shop.clock.now();
  await moveAttempt(shop.db, await payment.read(), 'authorized', now);
  await refundLoser(shop.db, await payment.read(), 'void', now);
  const { amount, id } = await payment.read();
  await shop.db
    .update(sandboxPayments)
    .set({ status: 'captured', capturedAmount: amount })
    .where(eq(sandboxPayments.id, payment.paymentId));
  return { ...payment, attemptId: id, item };
}

test('a void that comes after the capture is refunded, once, and is in the ledger', async () => {
  const { attemptId, read, paymentId, buyer, orderId, item } =
    await capturedBeforeItsVoid('void@example.com');
  const ends = await Promise.all([1, 2, 3].map(() => shop.app.payments.settle(attemptId)));
  expect(ends.at(0)).toMatchObject({ state: 'refunded' });
  expect(await read()).toMatchObject({ state: 'refunded' });
  const books = await booked(paymentId);
  expect(books).toMatchObject({ status: 'refunded', refundedAmount: books?.amount });
  expect(await shop.status(buyer, orderId)).toBe('ABANDONED');
  const entries = await shop.db.select().from(ledgerEntries).where(eq(ledgerEntries.attemptId, attemptId));
  expect(entries).toHaveLength(4);
  const [row] = await shop.db.select().from(items).where(eq(items.id, item.itemId));
  expect(row).toMatchObject({ status: 'listed', heldBy: null });
});

test('a process that died on that response leaves the money to the reconciler', async () => {
  const { attemptId, read, paymentId } = await capturedBeforeItsVoid('void-crash@example.com');
  await shop.db
    .update(providerCalls)
    .set({ answeredAt: shop.clock.now(), answer: { status: 'captured' } })
    .where(eq(providerCalls.attemptId, attemptId));
  await shop.app.payments.reconcile();
  expect(await read()).toMatchObject({ state: 'refunded' });
  expect(await booked(paymentId)).toMatchObject({ status: 'refunded' });
  expect(await unreturnedAttempts(shop.db)).toEqual([]);
});

test('a hold with money under way does not expire', async () => {
  const item = await shop.item();
  const first = await paying('under-way@example.com', item);
  const now = shop.clock.now();
  await moveAttempt(shop.db, await first.read(), 'authorized', now);
  expect(await claim(shop.db, await first.read(), now)).toBe(true);
  await shop.db
    .update(items)
    .set({ heldUntil: new Date(now.getTime() - 1) })
    .where(eq(items.id, item.itemId));
  const hold = { attemptId: 'other', customerId: 'other', until: now, network: null };
  expect(await takeHolds(shop.db, [item.itemId], hold, now)).toEqual([item.itemId]);
  await shop.db.transaction((tx) => sweepHolds(tx, now));
  const [row] = await shop.db.select().from(items).where(eq(items.id, item.itemId));
  expect(row).toMatchObject({ paying: true, heldByCustomer: first.buyer.id });
});

test('a session whose response was lost is opened once', async () => {
  const { read, paymentId } = await paying('answer-lost@example.com', await shop.item());
  const { id } = await read();
  await shop.db
    .update(paymentAttempts)
    .set({ state: 'created', providerPaymentId: null, paymentUrl: null })
    .where(eq(paymentAttempts.id, id));
  expect(await shop.app.payments.settle(id)).toMatchObject({
    state: 'session_open',
    providerPaymentId: paymentId,
  });
});

test('SQL alone rejects a second live payment of a cart', async () => {
  const { read } = await paying('two-lives@example.com', await shop.item());
  const attempt = await read();
  const second = { ...attempt, id: 'second', providerPaymentId: null };
  const refused: unknown = await insertAttempt(shop.db, second).then(
    () => null,
    (error: unknown) => error,
  );
  expect(isUniqueViolation(refused, 'payment_attempts_one_live_per_cart')).toBe(true);
  await moveAttempt(shop.db, attempt, 'expired', shop.clock.now());
  await insertAttempt(shop.db, second);
});

test('a lost response is requested again under its key, and an error under another', async () => {
  const { read } = await paying('keys@example.com', await shop.item());
  const { id } = await read();
  const sent: string[] = [];
  for (const error of [new ProviderError('lost'), new ProviderServerError('500'), new ProviderError('lost')])
    await expect(
      callProvider(shop.services, id, 'capture', async (key) => {
        sent.push(key.sent);
        throw error;
      }),
    ).rejects.toBe(error);
  expect(sent).toEqual([`${id}:capture`, `${id}:capture`, `${id}:capture:1`]);
});

test('an amount that differs from the requested one needs a human', async () => {
  const { read, paymentId } = await paying('sum@example.com', await shop.item());
  await shop.db
    .update(sandboxPayments)
    .set({ status: 'authorized', amount: 1 })
    .where(eq(sandboxPayments.id, paymentId));
  expect(await shop.app.payments.settle((await read()).id)).toMatchObject({ state: 'needs_human' });
  expect(await booked(paymentId)).toMatchObject({ capturedAmount: 0 });
});

test('events of a lower rank revert nothing', async () => {
  const { read } = await paying('rank@example.com', await shop.item());
  const now = shop.clock.now();
  await moveAttempt(shop.db, await read(), 'authorized', now);
  for (const lower of ['expired', 'declined', 'session_open'] as const)
    expect(await moveAttempt(shop.db, await read(), lower, now)).toBeNull();
  expect(await read()).toMatchObject({ state: 'authorized' });
});

test('eight concurrent runs make one capture, one order and one ledger entry of a payment', async () => {
  const item = await shop.item();
  const { read, paymentId, orderId, buyer } = await paying('eight@example.com', item);
  await shop.db
    .update(sandboxPayments)
    .set({ status: 'authorized' })
    .where(eq(sandboxPayments.id, paymentId));
  const { id } = await read();
  const ends = await Promise.all(Array.from({ length: 8 }, () => shop.app.payments.settle(id)));
  expect(ends.map((attempt) => attempt?.state)).toEqual(Array.from({ length: 8 }, () => 'paid'));
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const [books] = await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId));
  expect(books).toMatchObject({ status: 'captured', capturedAmount: books?.amount, refundedAmount: 0 });
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
});

// Must stay the last test: its ledger entries belong to no order and remain.
test('a conflict of another unique key is an error, and no reason to refund a buyer', async () => {
  const { read, paymentId, buyer, orderId } = await paying('ledger@example.com', await shop.item());
  const now = shop.clock.now();
  await moveAttempt(shop.db, await read(), 'authorized', now);
  await claim(shop.db, await read(), now);
  await requestCapture(shop.db, await read(), now);
  const { state, ...attempt } = await read();
  await enterInLedger(shop.db, 'capture', { ...attempt, state }, now);
  await expect(finishSale(shop.db, { ...attempt, state }, now)).rejects.toThrow('ledger_entries');
  expect(await read()).toMatchObject({ state: 'capture_requested' });
  expect(await booked(paymentId)).toMatchObject({ refundedAmount: 0 });
  expect(await shop.status(buyer, orderId)).not.toBe('ABANDONED');
});
