import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { productsChanged } from '../outbox/index.ts';
import { endReservations, lockItem, notifyWaitlist } from '../inventory/index.ts';
import { expirePastOffers, itemsWithExpiredOffers } from './repository.ts';
import { notifyBuyers } from './notify-buyers.ts';

const BATCH = 200;

/**
 * Marks expired offers for an item as lapsed and ends the reservations of accepted ones. The caller has locked the
 * item.
 */
export async function expireOffersFor(tx: Database, itemId: number, now: Date): Promise<number> {
  const lapsed = await expirePastOffers(tx, itemId, now);
  for (const { answeredAt, customerId } of lapsed)
    if (answeredAt) {
      const free = await endReservations(tx, [itemId], customerId);
      await productsChanged(tx, free, now);
      await notifyWaitlist(tx, free, now);
    }
  await notifyBuyers(tx, lapsed, 'lapsed', now);
  return lapsed.length;
}

/**
 * Stores that expired offers have lapsed and emails their buyers. Other checks compare `expiresAt` and do not need
 * this job.
 */
export async function expireOffers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let lapsed = 0;
  for (const itemId of await itemsWithExpiredOffers(db, now, BATCH))
    lapsed += await db.transaction(async (tx) => {
      await lockItem(tx, itemId);
      return expireOffersFor(tx, itemId, now);
    });
  return lapsed;
}
