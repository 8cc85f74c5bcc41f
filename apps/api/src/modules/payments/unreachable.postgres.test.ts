import { CartCheckoutDocument } from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '@patine/core';
import { items } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/orders.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { freePort } from '../../testing/postgres.ts';
import { insertReadyBuyer } from '../../testing/ready-buyers.ts';
import { type TestShop, testShop } from '../../testing/shop.ts';
import { startFake } from '../../testing/fakes/start.ts';
import { latestAttemptOfOrder } from './attempts-repository.ts';
import { ProviderError } from './provider.ts';

const KEYS = {
  STRIPE: (url: string) => ({
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
    STRIPE_API_URL: url,
  }),
  PAYPAL: (url: string) => ({
    PAYPAL_CLIENT_ID: 'paypal-id',
    PAYPAL_CLIENT_SECRET: 'paypal-secret',
    PAYPAL_WEBHOOK_ID: 'WH-STAND-IN',
    PAYPAL_API_URL: url,
  }),
  SANDBOX: (url: string) => ({ SANDBOX_URL: url }),
};
type Company = keyof typeof KEYS;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function shopWith(variables: Record<string, string>): Promise<TestShop> {
  const shop = await testShop(variables);
  closing.push(shop.close);
  return shop;
}

/** A new customer's checkout of a new item, and the state after it. */
async function press(shop: TestShop, provider: Company) {
  const { itemId } = await insertProduct(shop.db);
  const buyer = await insertReadyBuyer(shop.db, [itemId], shop.clock.now());
  const { status, failure } = await shop.call(
    CartCheckoutDocument,
    { cartId: buyer.cartId, paymentServiceProvider: provider },
    { token: buyer.token, headers: { 'idempotency-key': `press-${itemId}` } },
  );
  const read = async () => {
    const [item] = await shop.db.select().from(items).where(eq(items.id, itemId));
    const [order] = await shop.db.select().from(orders).where(eq(orders.customerId, buyer.id));
    return { isHeld: item?.heldBy !== null, order: order?.status };
  };
  const [order] = await shop.db.select().from(orders).where(eq(orders.customerId, buyer.id));
  return { response: { status, name: failure?.name }, orderId: order?.id ?? '', read };
}

/** A server that accepts a connection, reads the request and closes the connection without a response. */
async function hangsUp() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, close };
}

const AWAY = { status: 503, name: 'PAYMENT_PROVIDER_UNAVAILABLE' };
const FREE = { isHeld: false, order: 'ABANDONED' };
const HELD = { isHeld: true, order: 'CHECKOUT' };

describe.each(Object.keys(KEYS) as Company[])('%s', (company) => {
  test('an item is for sale again at once when no connection was made', async () => {
    const shop = await shopWith(KEYS[company](`http://127.0.0.1:${await freePort()}`));
    const { response, read } = await press(shop, company);
    expect(response).toEqual(AWAY);
    expect(await read()).toEqual(FREE);
  });

  test('an item is for sale again at once when the company’s host is not found', async () => {
    const shop = await shopWith(KEYS[company]('http://payments.invalid'));
    const { response, read } = await press(shop, company);
    expect(response).toEqual(AWAY);
    expect(await read()).toEqual(FREE);
  });

  test('an item stays held when the session may have been opened, also when nothing answers later', async () => {
    const gateway = await hangsUp();
    const shop = await shopWith(KEYS[company](gateway.url));
    const { response, orderId, read } = await press(shop, company);
    expect(response).toEqual(AWAY);
    expect(await read()).toEqual(HELD);

    await gateway.close();
    const attempt = await latestAttemptOfOrder(shop.db, orderId);
    await expect(shop.app.payments.settle(attempt?.id ?? '')).rejects.toBeInstanceOf(ProviderError);
    expect(await read()).toEqual(HELD);
    shop.clock.advance(31 * MINUTE_MS);
    await shop.app.payments.sweep();
    expect(await read()).toEqual(FREE);
  });
});

test.each([
  ['STRIPE', 'stripe', { STRIPE_SECRET_KEY: 'sk_test_wrong' }],
  ['PAYPAL', 'paypal', { PAYPAL_CLIENT_SECRET: 'wrong' }],
] as const)('%s rejects invalid keys, and the item is for sale again', async (company, name, wrong) => {
  const fake = await startFake(name);
  closing.push(fake.stop);
  const shop = await shopWith({ ...fake.settings, ...wrong });
  const { response, read } = await press(shop, company);
  expect(response).toEqual(AWAY);
  expect(await read()).toEqual(FREE);
});
