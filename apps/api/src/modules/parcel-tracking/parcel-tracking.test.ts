import { MyOrderDocument } from '@patine/contract/operations';
import { returnLimit, MINUTE_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, parcels } from '../../db/schema/orders.ts';
import { carrierEvents } from '../../db/schema/returns.ts';
import { type BuyingShop, GOOD_CARD, buyingShop } from '../../testing/buying.ts';
import { completeOrders } from '../customer-orders/complete-orders.ts';
import { sign } from '../../webhook-signature.ts';
import { CARRIER_SIGNATURE, carrierKeys } from './parcel-tracking.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

async function bought(emailAddress: string, trackingNumber: string) {
  const buyer = await shop.buyer(emailAddress, [await shop.item()]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  await shop.db.update(parcels).set({ trackingNumber }).where(eq(parcels.orderId, orderId));
  const parcel = async () =>
    (await shop.request(MyOrderDocument, { id: orderId }, buyer)).me.order.parcels[0];
  return { orderId, parcel };
}

const postEvent = (message: object, signature?: string) => {
  const body = JSON.stringify(message);
  return shop.app.inject({
    method: 'POST',
    url: '/webhooks/carrier',
    headers: {
      'content-type': 'application/json',
      [CARRIER_SIGNATURE]: signature ?? sign(carrierKeys(shop.services.config)[0], body, shop.clock.now()),
    },
    payload: body,
  });
};

const event = (id: string, trackingNumber: string, kind: string, minutes: number) => ({
  id,
  carrier: 'Postille',
  trackingNumber,
  kind,
  place: 'Lyon',
  at: new Date(shop.clock.now().getTime() + minutes * MINUTE_MS).toISOString(),
});

test('carrier events that are late, duplicated and out of order end in the same state as in order', async () => {
  const { parcel } = await bought('tracked@example.com', 'PO-1');
  const history = [
    event('e1', 'PO-1', 'shipped', 0),
    event('e2', 'PO-1', 'in_transit', 60),
    event('e3', 'PO-1', 'delivered', 120),
  ];
  for (const message of [...history.toReversed(), ...history])
    expect((await postEvent(message)).statusCode).toBe(200);
  const seen = await parcel();
  expect(seen?.events.map(({ kind, place }) => [kind, place])).toEqual([
    ['delivered', 'Lyon'],
    ['in_transit', 'Lyon'],
    ['shipped', 'Lyon'],
  ]);
  expect(seen?.steps.at(-1)).toMatchObject({ code: 'delivered', at: history[2]?.at });
});

test('a carrier’s tracking page is used unless the parcel already has one', async () => {
  const { parcel } = await bought('followed@example.com', 'PO-8');
  const url = 'https://carrier.example/PO-8';
  await postEvent({ ...event('u1', 'PO-8', 'shipped', 0), trackingUrl: url });
  await postEvent({ ...event('u2', 'PO-8', 'in_transit', 60), trackingUrl: 'https://carrier.example/other' });
  expect((await parcel())?.trackingUrl).toBe(url);
  const script = { ...event('u3', 'PO-8', 'in_transit', 90), trackingUrl: 'javascript:alert(1)' };
  expect((await postEvent(script)).statusCode).toBe(400);
});

test('a message that is unsigned, wrongly signed or invalid is rejected and not stored', async () => {
  const message = event('e9', 'PO-9', 'shipped', 0);
  const old = sign(carrierKeys(shop.services.config)[0], JSON.stringify(message), new Date(0));
  const forged = sign('another key', JSON.stringify(message), shop.clock.now());
  for (const signature of ['', old, forged])
    expect((await postEvent(message, signature)).statusCode).toBe(400);
  expect((await postEvent({ ...message, kind: 'eaten' })).statusCode).toBe(400);
  expect(await shop.db.select().from(carrierEvents).where(eq(carrierEvents.eventId, 'e9'))).toEqual([]);
});

test('a delivered order completes after the return period, and not before', async () => {
  const { orderId } = await bought('completes@example.com', 'PO-2');
  await postEvent(event('c1', 'PO-2', 'delivered', 0));
  const status = async () => (await shop.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;
  const limit = returnLimit(shop.clock.now());
  shop.clock.advance(limit.getTime() - shop.clock.now().getTime());
  await completeOrders(shop.services);
  expect(await status()).toBe('PAID');
  shop.clock.advance(1);
  await completeOrders(shop.services);
  expect(await status()).toBe('COMPLETED');
});

test('events of an earlier parcel with the same number do not apply', async () => {
  await postEvent(event('r1', 'PO-3', 'delivered', -400 * 24 * 60));
  const { parcel } = await bought('number-again@example.com', 'PO-3');
  await postEvent(event('r2', 'PO-3', 'shipped', 60));
  const seen = await parcel();
  expect(seen?.steps.at(-1)).toMatchObject({ code: 'delivered', at: null });
  expect(seen?.events.map(({ kind }) => kind)).toEqual(['shipped']);
  expect(seen?.inPreparation).toBe(false);
});
