import { HOUR_MS, PRICE_DROP_EMAIL_HOURS, WISHLIST_EMAIL_PRODUCTS } from '@patine/core';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { lockCustomer } from '../customers/index.ts';
import { notify } from '../notifications/index.ts';
import { enqueue } from '../outbox/index.ts';
import { type CustomerTopic, markNotified, openTopic } from '../email-topics/index.ts';
import {
  changesOf,
  customersWithChanges,
  markSeen,
  type WishlistChange,
} from './wishlist-changes-repository.ts';

const BATCH = 200;

/**
 * `restMs` is the least time between two emails. None for relisted products, which may be sold again within an hour.
 */
const TOPICS = [
  { topic: 'BACK_IN_STOCK', mail: 'mail.wishlist-back-in-stock', restMs: 0 },
  { topic: 'PRICE_DROPS', mail: 'mail.price-drops', restMs: PRICE_DROP_EMAIL_HOURS * HOUR_MS },
] as const satisfies { topic: CustomerTopic; mail: string; restMs: number }[];

type NotifyServices = Pick<Services, 'db' | 'clock' | 'random' | 'log'>;

async function notifyAll(
  tx: Database,
  customerId: string,
  { clock, random }: NotifyServices,
): Promise<number> {
  const now = clock.now();
  // Of two concurrent processes, the second waits here and then finds no changes.
  await lockCustomer(tx, customerId);
  const changes = await changesOf(tx, customerId);
  let notified = 0;
  for (const { topic, mail, restMs } of TOPICS) {
    const news = changes.filter(({ isBack }) => isBack === (topic === 'BACK_IN_STOCK'));
    if (news.length === 0) continue;
    const { wanted, notifiedAt } = await openTopic(tx, { customerId, topic }, random);
    if (wanted && notifiedAt && now.getTime() - notifiedAt.getTime() < restMs) continue;
    for (const change of news) await markSeen(tx, change);
    await notify(
      tx,
      news.slice(0, WISHLIST_EMAIL_PRODUCTS).map(({ reference, amount, isBack }) => ({
        customerId,
        kind: isBack ? 'BACK_IN_STOCK' : 'PRICE_DROP',
        productReference: reference,
        amount,
      })),
      now,
    );
    if (!wanted) continue;
    const references = news
      .slice(0, WISHLIST_EMAIL_PRODUCTS)
      .map(({ reference }: WishlistChange) => reference);
    await markNotified(tx, { customerId, topic }, now);
    await enqueue(tx, mail, { customerId, references }, now);
    notified += 1;
  }
  return notified;
}

/** Notifies customers of price drops and relisted products on their wishlists. Returns the number of emails. */
export async function notifyWishlistChanges(services: NotifyServices): Promise<number> {
  const { db, log } = services;
  let notified = 0;
  let after = '';
  for (;;) {
    const ids = await customersWithChanges(db, { after, limit: BATCH });
    for (const id of ids) {
      try {
        notified += await db.transaction((tx) => notifyAll(tx, id, services));
      } catch (error) {
        log.error({ err: error, customerId: id }, 'a wishlist notification failed');
      }
      after = id;
    }
    if (ids.length < BATCH) return notified;
  }
}
