import {
  AddProductToWishlistDocument,
  MarkNotificationsReadDocument,
  MyNotificationsDocument,
  UnreadNotificationsDocument,
} from '@patine/contract/operations';
import { DAY_MS, NOTIFICATION_DAYS } from '@patine/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../clock.ts';
import { products } from '../../db/schema/catalogue.ts';
import { parcels } from '../../db/schema/orders.ts';
import { GOOD_CARD } from '../../testing/buying.ts';
import { offeringShop, type OfferingShop } from '../../testing/offers.ts';
import { expireOffers } from '../offers/expire-offers.ts';
import { receiveEvent } from '../parcel-tracking/receive-event.ts';
import { notifyWishlistChanges } from '../wishlist/notify-wishlist-changes.ts';
import { deleteNotificationsBefore } from '../notifications/repository.ts';

let shop: OfferingShop;
beforeAll(async () => {
  shop = await offeringShop();
});
afterAll(() => shop.close());

const notificationsOf = async (token: string) =>
  (await shop.request(MyNotificationsDocument, { limit: 10, page: 1 }, { token })).me.notifications;
const unread = async (token: string) =>
  (await shop.request(UnreadNotificationsDocument, {}, { token })).me.notifications.unreadCount;

test('the answer to an offer notifies its buyer, who marks it read once; nobody else can', async () => {
  const item = await shop.item();
  const { buyer, link } = await shop.offered(item, 8000);
  expect(await notificationsOf(buyer.token)).toMatchObject({ unreadCount: 0, notifications: [] });
  await shop.answer(link, true);

  const { notifications, unreadCount } = await notificationsOf(buyer.token);
  expect(unreadCount).toBe(1);
  expect(notifications).toMatchObject([
    {
      kind: 'OFFER_ACCEPTED',
      isRead: false,
      amount: { amount: 8000 },
      product: { reference: item.reference },
    },
  ]);
  const ids = notifications.map(({ id }) => id);
  const other = await shop.signUp('somebody.else@example.fr');
  expect(await shop.request(MarkNotificationsReadDocument, { ids }, other)).toEqual({
    markNotificationsRead: 0,
  });
  expect(await unread(buyer.token)).toBe(1);
  expect(await shop.request(MarkNotificationsReadDocument, { ids: [...ids, 'x', '-1'] }, buyer)).toEqual({
    markNotificationsRead: 0,
  });
  expect((await notificationsOf(buyer.token)).notifications).toMatchObject([{ isRead: true }]);
});

test('a declined offer is notified, and an expired one', async () => {
  const declined = await shop.offered(await shop.item());
  await shop.answer(declined.link, false);
  expect((await notificationsOf(declined.buyer.token)).notifications).toMatchObject([
    { kind: 'OFFER_DECLINED' },
  ]);
  const forgotten = await shop.offered(await shop.item());
  shop.clock.advance(DAY_MS + 1);
  await expireOffers(shop.services);
  expect((await notificationsOf(forgotten.buyer.token)).notifications).toMatchObject([
    { kind: 'OFFER_LAPSED' },
  ]);
});

test('a price drop on the wishlist is notified whether or not the customer wants emails', async () => {
  const { reference } = await shop.item();
  const { token } = await shop.signUp('wishes@example.fr');
  await shop.request(AddProductToWishlistDocument, { productReference: reference }, { token });
  await shop.db.update(products).set({ priceAmount: 7500 }).where(eq(products.reference, reference));
  const services = { db: shop.db, clock: shop.clock, random: systemRandom, log: shop.app.log };
  await notifyWishlistChanges(services);
  await notifyWishlistChanges(services);
  expect((await notificationsOf(token)).notifications).toMatchObject([
    { kind: 'PRICE_DROP', amount: { amount: 7500 }, product: { reference } },
  ]);
});

test('a parcel is notified when it is shipped, waits at its relay point and is delivered', async () => {
  const buyer = await shop.buyer('parcels@example.fr', [await shop.item()]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  await shop.pay(paymentUrl, GOOD_CARD);
  await shop.db.update(parcels).set({ trackingNumber: 'NO-1' }).where(eq(parcels.orderId, orderId));
  for (const kind of ['shipped', 'in_transit', 'available', 'available', 'delivered'] as const)
    await shop.db.transaction((tx) => {
      const at = shop.clock.now();
      const message = { id: kind, carrier: 'Postille', trackingNumber: 'NO-1', kind, at: at.toISOString() };
      return receiveEvent(tx, message, at);
    });
  const { notifications } = await notificationsOf(buyer.token);
  expect(notifications.map(({ kind }) => kind)).toEqual([
    'PARCEL_DELIVERED',
    'PARCEL_AVAILABLE',
    'PARCEL_SHIPPED',
  ]);
  expect(notifications[0]).toMatchObject({ orderId, orderReference: expect.stringMatching(/^P-\d+$/) });
});

test('notifications older than their retention period are deleted', async () => {
  const { buyer, link } = await shop.offered(await shop.item());
  await shop.answer(link, false);
  await deleteNotificationsBefore(shop.db, new Date(shop.clock.now().getTime() - NOTIFICATION_DAYS * DAY_MS));
  expect((await notificationsOf(buyer.token)).totalNumberOfItems).toBe(1);
  await deleteNotificationsBefore(shop.db, new Date(shop.clock.now().getTime() + 1));
  expect((await notificationsOf(buyer.token)).totalNumberOfItems).toBe(0);
});
