import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { items } from '../../db/schema/catalogue.ts';
import { orderLines } from '../../db/schema/orders.ts';
import { paymentAttempts, sandboxPayments } from '../../db/schema/payments.ts';
import { type BuyingShop, GOOD_CARD, buyingShop } from '../../testing/buying.ts';
import { isTaken } from '../customers/repository.ts';
import { findAttempt, moveAttempt } from './attempts.ts';
import { checkLedger } from './ledger.ts';
import { claim, finishSale, requestCapture, returnMoney } from './sale.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

const FREED = { status: 'listed', soldAt: null, heldBy: null, heldByCustomer: null, heldUntil: null };

/** An open payment of a new customer for a piece, with its attempt. */
async function paying(emailAddress: string, piece: { reference: number; variantId: string }) {
  const buyer = await shop.buyer(emailAddress, [piece]);
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

test('without the first guard the index still sells a piece once, and the second buyer is repaid', async () => {
  const piece = await shop.piece();
  const first = await paying('first@example.com', piece);
  // The guard is taken away: both hold, both claim, both are captured.
  await shop.db.update(items).set(FREED).where(eq(items.id, piece.itemId));
  const second = await paying('second@example.com', piece);
  const now = shop.clock.now();
  await moveAttempt(shop.db, await second.read(), 'authorized', now);
  expect(await claim(shop.db, await second.read(), now)).toBe(true);
  await requestCapture(shop.db, await second.read(), now);
  await shop.db
    .update(items)
    .set({ ...FREED, paying: false })
    .where(eq(items.id, piece.itemId));
  await shop.pay(first.paymentUrl, GOOD_CARD);
  expect(await shop.status(first.buyer, first.orderId)).toBe('PAID');

  const { id } = await second.read();
  await shop.db
    .update(items)
    .set({ ...FREED, heldBy: id, heldByCustomer: second.buyer.id, paying: true })
    .where(eq(items.id, piece.itemId));
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
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.itemId, piece.itemId));
  expect(lines.filter(({ status }) => status === 'paid').map(({ orderId }) => orderId)).toEqual([
    first.orderId,
  ]);
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
});

test('SQL alone refuses a second paid line of one listing, and takes it once the piece is listed anew', async () => {
  const piece = await shop.piece();
  const first = await paying('line-one@example.com', piece);
  await shop.db.update(items).set(FREED).where(eq(items.id, piece.itemId));
  const second = await paying('line-two@example.com', piece);
  const sell = (orderId: string) =>
    shop.db.update(orderLines).set({ status: 'paid' }).where(eq(orderLines.orderId, orderId));
  await sell(first.orderId);
  const refused: unknown = await sell(second.orderId).then(
    () => null,
    (error: unknown) => error,
  );
  expect(isTaken(refused)).toBe(true);
  await shop.db.update(orderLines).set({ listingNumber: 2 }).where(eq(orderLines.orderId, second.orderId));
  await sell(second.orderId);
});

test('a process that lost on old news takes nothing from one that has claimed since', async () => {
  const piece = await shop.piece();
  const { read, paymentId } = await paying('stale@example.com', piece);
  const now = shop.clock.now();
  await shop.db
    .update(sandboxPayments)
    .set({ status: 'authorized' })
    .where(eq(sandboxPayments.id, paymentId));
  await moveAttempt(shop.db, await read(), 'authorized', now);
  const old = await read();
  expect(await claim(shop.db, old, now)).toBe(true);
  await returnMoney(shop.db, old, 'void', now);
  expect(await read()).toMatchObject({ state: 'claimed' });
  await requestCapture(shop.db, await read(), now);
  await returnMoney(shop.db, old, 'void', now);
  expect(await shop.app.payments.settle(old.id)).toMatchObject({ state: 'paid' });
  // Nor does a second end of the same sale enter anything twice.
  expect(await finishSale(shop.db, { ...old, state: 'capture_requested' }, now)).toBe(true);
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
});

test('eight at once bring one payment to one capture, one order and one entry', async () => {
  const piece = await shop.piece();
  const { read, paymentId, orderId, buyer } = await paying('eight@example.com', piece);
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
