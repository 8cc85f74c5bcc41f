import type { PaymentServiceProvider } from '@patine/contract/resolvers';
import { CartCheckoutDocument } from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { connect } from '../db/client.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentAttempts } from '../db/schema/payments.ts';
import { insertProduct } from './catalogue.ts';
import { insertReadyBuyer } from './ready-buyers.ts';
import { movableClock, servicesOn } from './services.ts';
import { shopOn, testShop, type TestShop } from './shop.ts';
import { type Name, type Fake, startFake } from './fakes/start.ts';

const PROVIDERS: Readonly<Record<Name, PaymentServiceProvider>> = { stripe: 'STRIPE', paypal: 'PAYPAL' };

/** A shop that calls a fake gateway in a separate process through the gateway's own client. */
export async function payingShop(name: Name) {
  const fake = await startFake(name);
  return payingShopOn(name, fake, await testShop(fake.settings));
}

/** The same on an existing PostgreSQL database. */
export async function payingShopAt(name: Name, url: string, seed = 1) {
  const fake = await startFake(name, { seed });
  const clock = movableClock();
  const client = { ...(await connect({ DATABASE_URL: url, DATA_DIR: '' })), url };
  const services = await servicesOn(client, { OPEN_GRAPHQL: '1', ...fake.settings }, clock);
  return payingShopOn(name, fake, await shopOn(services, clock));
}

async function payingShopOn(name: Name, fake: Fake, shop: TestShop) {
  await fake.setClock(shop.clock.now());
  let keys = 0;

  const checkout = (buyer: { token: string; cartId: string }, provider = PROVIDERS[name]) =>
    shop.call(
      CartCheckoutDocument,
      { cartId: buyer.cartId, paymentServiceProvider: provider },
      { token: buyer.token, headers: { 'idempotency-key': `paying-${(keys += 1)}` } },
    );

  const attemptOf = async (orderId: string) => {
    const rows = await shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
    const [attempt] = rows;
    if (!attempt) throw new Error('The order has no payment');
    return attempt;
  };

  /** Opens a payment of a new buyer, for a new item or for the given ones. */
  const open = async (itemIds?: number[]) => {
    const items = itemIds ?? [(await insertProduct(shop.db)).itemId];
    const buyer = await insertReadyBuyer(shop.db, items, shop.clock.now());
    const { data, failure } = await checkout(buyer);
    if (!data) throw new Error(`The checkout failed: ${JSON.stringify(failure)}`);
    const { orderId, paymentUrl } = data.cartCheckout;
    const { id, providerPaymentId } = await attemptOf(orderId);
    return { buyer, items, orderId, paymentUrl, attemptId: id, paymentId: providerPaymentId ?? '' };
  };

  return {
    ...shop,
    fake,
    checkout,
    open,
    attemptOf,
    stateOf: async (orderId: string) => (await attemptOf(orderId)).state,
    orderOf: async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0],
    booked: async (id: string) => (await fake.payments(id))[0],
    back: (attemptId: string, query = '') =>
      shop.app.inject({ url: `/payment/return?attempt=${attemptId}${query}` }),
    /** Advances the clocks of the shop and of the gateway. */
    wait: async (milliseconds: number) => {
      shop.clock.advance(milliseconds);
      await fake.setClock(shop.clock.now());
    },
    close: async () => {
      await shop.close();
      await fake.stop();
    },
  };
}

export type PayingShop = Awaited<ReturnType<typeof payingShop>>;
