import { afterAll, beforeAll, expect, test } from 'vitest';
import { CartCheckoutDocument } from '@patine/contract/operations';
import { DAY_MS } from '@patine/core';
import { idempotencyKeys, sandboxPayments } from '../../db/schema/payments.ts';
import { type BuyingShop, buyingShop } from '../../testing/buying.ts';
import { ApiError } from '../../errors.ts';
import { deleteExpiredKeys, once } from './idempotency.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

const context = (idempotencyKey: string) => ({ db: shop.db, clock: shop.clock, idempotencyKey });

test('a checkout without an idempotency key is refused', async () => {
  const { token, cartId } = await shop.buyer('no-key@example.com', [await shop.item()]);
  const answer = await shop.call(
    CartCheckoutDocument,
    { cartId, paymentServiceProvider: 'SANDBOX' },
    { token },
  );
  expect(answer.status).toBe(400);
  expect(answer.failure).toMatchObject({ name: 'IDEMPOTENCY_KEY_MISSING', code: 720 });
});

test('the same key and body get the first response, without a second payment', async () => {
  const buyer = await shop.buyer('again@example.com', [await shop.item()]);
  const before = (await shop.db.select().from(sandboxPayments)).length;
  const first = await shop.checkout(buyer, { key: 'again' });
  const second = await shop.checkout(buyer, { key: 'again' });
  expect(first.data?.cartCheckout.paymentUrl).toMatch(/^\/sandbox\/pay\//);
  expect(second.data).toEqual(first.data);
  expect(await shop.db.select().from(sandboxPayments)).toHaveLength(before + 1);
});

test('a refusal is stored under its key, and a new key may succeed', async () => {
  const item = await shop.item();
  const first = await shop.buyer('has-it@example.com', [item]);
  const { paymentUrl, orderId } = await shop.openPayment(first);
  const buyer = await shop.buyer('wants-it@example.com', [item]);
  const refused = await shop.checkout(buyer, { key: 'refused' });
  expect(refused.failure?.name).toBe('ITEM_BEING_PAID');
  await shop.submit(paymentUrl, { cancel: '1' });
  await expect.poll(() => shop.status(first, orderId)).toBe('ABANDONED');
  expect((await shop.checkout(buyer, { key: 'refused' })).failure).toEqual(refused.failure);
  expect((await shop.checkout(buyer, { key: 'anew' })).failure).toBeUndefined();
});

test('a key that paid another cart is refused', async () => {
  const buyer = await shop.buyer('reuses@example.com', [await shop.item()]);
  await shop.checkout(buyer, { key: 'reused' });
  const answer = await shop.checkout({ ...buyer, cartId: 'another-cart' }, { key: 'reused' });
  expect(answer.status).toBe(422);
  expect(answer.failure).toMatchObject({ name: 'IDEMPOTENCY_KEY_REUSED', code: 721 });
});

test('equal keys of two customers do not conflict', async () => {
  const one = await shop.buyer('key-one@example.com', [await shop.item()]);
  const two = await shop.buyer('key-two@example.com', [await shop.item()]);
  const first = await shop.checkout(one, { key: 'shared' });
  const second = await shop.checkout(two, { key: 'shared' });
  expect(second.failure).toBeUndefined();
  expect(second.data?.cartCheckout.orderId).not.toBe(first.data?.cartCheckout.orderId);
});

test('a second call during the first is told when to retry', async () => {
  let finish: (answer: { done: number }) => void = () => undefined;
  let runs = 0;
  const first = once(context('slow'), 'somebody', ['x'], () => {
    runs += 1;
    return new Promise<{ done: number }>((resolve) => (finish = resolve));
  });
  await expect.poll(() => runs).toBe(1);
  const meanwhile = once(context('slow'), 'somebody', ['x'], async () => ({ done: 2 }));
  await expect(meanwhile).rejects.toMatchObject({
    statusCode: 409,
    body: { name: 'IDEMPOTENCY_IN_FLIGHT', retryAfter: 1 },
  });
  finish({ done: 1 });
  expect(await first).toEqual({ done: 1 });
  expect(await once(context('slow'), 'somebody', ['x'], async () => ({ done: 2 }))).toEqual({ done: 1 });
});

test('of twenty concurrent calls one runs', async () => {
  let runs = 0;
  const ends = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      once(context('twenty'), 'somebody', ['x'], async () => ({ run: (runs += 1) })),
    ),
  );
  expect(runs).toBe(1);
  const first = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  const errors = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  expect(new Set(first.map(({ run }) => run))).toEqual(new Set([1]));
  expect(errors).toEqual(
    errors.map(() =>
      expect.objectContaining({ body: new ApiError('IDEMPOTENCY_IN_FLIGHT', { retryAfter: 1 }).body }),
    ),
  );
});

test('a temporary failure is not stored', async () => {
  const away = () => Promise.reject(new ApiError('PAYMENT_PROVIDER_UNAVAILABLE', { retryAfter: 5 }));
  await expect(once(context('passes'), 'somebody', ['x'], away)).rejects.toBeInstanceOf(ApiError);
  expect(await once(context('passes'), 'somebody', ['x'], async () => ({ done: 1 }))).toEqual({ done: 1 });
});

test('a call whose process died can be repeated after a minute', async () => {
  let runs = 0;
  const dying = () => {
    runs += 1;
    return new Promise<{ done: number }>(() => undefined);
  };
  void once(context('died'), 'somebody', ['x'], dying);
  await expect.poll(() => runs).toBe(1);
  shop.clock.advance(59_000);
  const heir = () => once(context('died'), 'somebody', ['x'], async () => ({ done: 1 }));
  await expect(heir()).rejects.toMatchObject({ body: { name: 'IDEMPOTENCY_IN_FLIGHT' } });
  shop.clock.advance(2_000);
  expect(await heir()).toEqual({ done: 1 });
});

test('keys are stored for a day', async () => {
  await once(context('old'), 'somebody', ['x'], async () => ({ done: 1 }));
  shop.clock.advance(DAY_MS);
  await deleteExpiredKeys(shop.db, shop.clock.now());
  expect(await shop.db.select().from(idempotencyKeys)).not.toEqual([]);
  shop.clock.advance(1);
  await deleteExpiredKeys(shop.db, shop.clock.now());
  expect(await shop.db.select().from(idempotencyKeys)).toEqual([]);
});
