import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperationOutput, operate } from '../../cli/operations/operations.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts, sandboxPayments } from '../../db/schema/payments.ts';
import { type BuyingShop, buyingShop, GOOD_CARD } from '../../testing/buying.ts';
import { findAttempt, moveAttempt } from './attempts-repository.ts';
import { checkLedger } from './ledger-repository.ts';
import { claim, requestCapture } from './capture-sale.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

async function command(name: string, parameters: string[] = []) {
  const items: OperationOutput[] = [];
  for await (const item of operate(shop.app, shop.services, { name, parameters, given: {} }))
    items.push(item);
  return {
    rows: items.flatMap((item) => ('row' in item ? [item.row] : [])),
    refused: items.flatMap((item) => ('refused' in item ? [item.refused] : []))[0],
  };
}

/** An open payment of a new customer, and a way to change it in the sandbox's table. */
async function paying(emailAddress: string) {
  const item = await shop.item();
  const buyer = await shop.buyer(emailAddress, [item]);
  const payment = await shop.openPayment(buyer);
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, payment.orderId));
  const [first] = await shop.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, payment.orderId));
  const read = async () => {
    const found = first && (await findAttempt(shop.db, first.id));
    if (!found) throw new Error('The payment has no attempt');
    return found;
  };
  const isSuchThat = (values: Partial<typeof sandboxPayments.$inferInsert>) =>
    shop.db.update(sandboxPayments).set(values).where(eq(sandboxPayments.id, payment.paymentId));
  const stored = async () =>
    (await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, payment.paymentId)))[0];
  const settle = async () => (await shop.app.payments.settle((await read()).id))?.state;
  return { item, buyer, ...payment, reference: order?.reference ?? '', read, isSuchThat, stored, settle };
}

type Paying = Awaited<ReturnType<typeof paying>>;

/** Moves the attempt to `capture_requested`: its items are reserved without an expiry. */
async function claimed({ read, isSuchThat }: Paying) {
  const now = shop.clock.now();
  await isSuchThat({ status: 'authorized' });
  await moveAttempt(shop.db, await read(), 'authorized', now);
  expect(await claim(shop.db, await read(), now)).toBe(true);
  await requestCapture(shop.db, await read(), now);
}

test('a payment of another amount is released by hand, refunded, and its buyer pays again', async () => {
  const odd = await paying('odd@example.com');
  expect((await command('payments release', [odd.reference])).refused).toContain('waits for nobody');
  await odd.isSuchThat({ status: 'authorized', amount: 1 });
  expect(await odd.settle()).toBe('needs_human');
  expect((await command('payments waiting')).rows).toMatchObject([{ order: odd.reference }]);

  expect((await command('payments release', [odd.reference])).rows).toMatchObject([{ state: 'voided' }]);
  expect((await odd.stored())?.status).toBe('voided');
  expect((await command('payments waiting')).rows).toEqual([]);
  const again = await shop.openPayment(odd.buyer);
  expect(again.orderId).not.toBe(odd.orderId);
  await shop.pay(again.paymentUrl, GOOD_CARD);
  expect(await shop.status(odd.buyer, again.orderId)).toBe('PAID');
});

test('items of a payment that the company refunded by itself are for sale again', async () => {
  const gone = await paying('gone@example.com');
  await claimed(gone);
  await gone.isSuchThat({ status: 'refunded' });
  expect(await gone.settle()).toBe('needs_human');
  const other = await shop.buyer('other@example.com', [gone.item]);
  expect((await shop.checkout(other)).failure?.name).toBe('ITEM_BEING_PAID');
  await command('payments release', [gone.reference]);
  expect((await shop.checkout(other)).data?.cartCheckout.paymentUrl).toContain('sandbox');
});

test('a captured payment is refunded completely, and one that can still be settled is kept', async () => {
  const taken = await paying('taken@example.com');
  await claimed(taken);
  await taken.isSuchThat({ status: 'open' });
  expect(await taken.settle()).toBe('needs_human');
  expect((await command('payments release', [taken.reference])).refused).toContain('can still be paid');
  const { amount } = await taken.read();
  await taken.isSuchThat({ status: 'captured', capturedAmount: amount - 1 });
  expect((await command('payments release', [taken.reference])).refused).toContain('another sum');
  await taken.isSuchThat({ capturedAmount: amount });
  expect((await command('payments release', [taken.reference])).rows).toMatchObject([{ state: 'refunded' }]);
  expect(await taken.stored()).toMatchObject({ status: 'refunded', refundedAmount: amount });
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
});

test('a refund that the company did not make is named, and requested again', async () => {
  const owed = await paying('owed@example.com');
  await shop.pay(owed.paymentUrl, GOOD_CARD);
  expect(await shop.status(owed.buyer, owed.orderId)).toBe('PAID');
  expect((await command('payments retry-refunds', [owed.reference])).refused).toContain('no refund');
  await owed.isSuchThat({ status: 'voided' });
  await command('orders cancel', [owed.reference]);
  expect((await command('payments waiting')).rows).toMatchObject([
    { order: owed.reference, waits: 'refund' },
  ]);
  await owed.isSuchThat({ status: 'captured' });
  expect((await command('payments retry-refunds', [owed.reference])).rows).toMatchObject([{ state: 'done' }]);
  expect(await owed.stored()).toMatchObject({
    status: 'refunded',
    refundedAmount: (await owed.read()).amount,
  });
  expect((await command('payments waiting')).rows).toEqual([]);
});
