import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentAttempts, sandboxPayments, webhookInbox } from '../../db/schema/payments.ts';
import { type BuyingShop, buyingShop } from '../../testing/buying.ts';
import { checkLedger } from './ledger-repository.ts';
import { SIGNATURE_HEADER, sign } from '../../webhook-signature.ts';
import { deriveKey } from '../../secrets.ts';

const SECRET = 'a secret for tests, of 32 characters or more';
const KEY = deriveKey(SECRET, 'sandbox webhooks');
const TOLERANCE_MS = 300_000;

let shop: BuyingShop;
let events = 0;

beforeAll(async () => {
  shop = await buyingShop({ APP_SECRET: SECRET });
});
afterAll(() => shop.close());

const eventOf = (paymentId: string, type = 'payment.authorized') =>
  JSON.stringify({ id: `evt_${(events += 1)}`, type, paymentId });

const post = (body: string, signature?: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/webhooks/sandbox',
    payload: body,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { [SIGNATURE_HEADER]: signature }),
    },
  });
const deliver = (body: string) => post(body, sign(KEY, body, shop.clock.now()));

const received = () => shop.db.select().from(webhookInbox);

/** An authorised payment of which the shop does not know yet. */
async function unheard(emailAddress: string) {
  const buyer = await shop.buyer(emailAddress, [await shop.item()]);
  const payment = await shop.openPayment(buyer);
  await shop.db
    .update(sandboxPayments)
    .set({ status: 'authorized' })
    .where(eq(sandboxPayments.id, payment.paymentId));
  const state = async () => {
    const rows = await shop.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, payment.orderId));
    return rows[0]?.state;
  };
  return { buyer, ...payment, state };
}

test('one event settles a payment; repeating it and ten others changes nothing', async () => {
  const { paymentId, state } = await unheard('event@example.com');
  const body = eventOf(paymentId);
  expect((await deliver(body)).statusCode).toBe(200);
  await expect.poll(state).toBe('paid');
  const before = await checkLedger(shop.db);
  const rows = (await received()).filter(({ providerPaymentId }) => providerPaymentId === paymentId).length;
  const again = await Promise.all(Array.from({ length: 10 }, () => deliver(body)));
  expect(again.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  await shop.app.payments.sweep();
  expect(await checkLedger(shop.db)).toEqual(before);
  expect((await received()).filter(({ providerPaymentId }) => providerPaymentId === paymentId)).toHaveLength(
    rows,
  );
});

test('events that are out of order or untrue are checked with the provider', async () => {
  const { paymentId, state, buyer, orderId } = await unheard('order@example.com');
  for (const type of ['payment.captured', 'payment.refunded', 'payment.declined', 'payment.authorized'])
    expect((await deliver(eventOf(paymentId, type))).statusCode).toBe(200);
  await expect.poll(state).toBe('paid');
  await deliver(eventOf(paymentId, 'payment.expired'));
  await shop.app.payments.sweep();
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const [books] = await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId));
  expect(books).toMatchObject({ status: 'captured', refundedAmount: 0 });
});

test('a forged, altered, old or unsigned event is rejected and leaves no trace', async () => {
  const { paymentId, state } = await unheard('forged@example.com');
  const before = (await received()).length;
  const body = eventOf(paymentId);
  const now = shop.clock.now();
  const wrong = [
    undefined,
    '',
    't=1,v1=00',
    sign(deriveKey('another secret', 'sandbox webhooks'), body, now),
    sign(KEY, eventOf('pay_other'), now),
    sign(KEY, body, new Date(now.getTime() - TOLERANCE_MS - 1_000)),
    sign(KEY, body, new Date(now.getTime() + TOLERANCE_MS + 1_000)),
  ];
  for (const signature of wrong) expect((await post(body, signature)).statusCode).toBe(400);
  expect(await received()).toHaveLength(before);
  expect(await state()).toBe('session_open');
});

test('a signed body that is no event is rejected', async () => {
  for (const body of ['', 'null', '{', '{"id":"evt"}', JSON.stringify({ id: 'x', paymentId: 7 })])
    expect((await deliver(body)).statusCode).toBe(400);
});

test('an event of an unknown payment is processed, and is not sent again', async () => {
  await deliver(eventOf('pay_unknown'));
  await shop.app.payments.sweep();
  const row = (await received()).find(({ providerPaymentId }) => providerPaymentId === 'pay_unknown');
  expect(row?.processedAt).toBeInstanceOf(Date);
});

test('a payment whose event never arrives is found by the reconciler', async () => {
  const { state } = await unheard('lost@example.com');
  expect(await state()).toBe('session_open');
  expect(await shop.app.payments.reconcile()).toMatchObject({ difference: 0, unbalanced: [] });
  expect(await state()).toBe('paid');
});
