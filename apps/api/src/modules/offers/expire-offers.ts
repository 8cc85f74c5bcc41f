import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { productsChanged } from '../outbox/enqueue.ts';
import { endReservations } from '../inventory/reservations-repository.ts';
import { notifyWaitlist } from '../inventory/notify-waitlist.ts';
import { lockItem } from '../inventory/items-repository.ts';
import { expirePastOffers, itemsWithExpiredOffers } from './repository.ts';
import { notifyBuyers } from './notify-buyers.ts';

const BATCH = 200;

/** Writes down that offers for a piece, locked by the caller, have lapsed; others may have it again. */
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

/** Looks for offers whose time is over, for the eye and the mails alone: the guards do not wait for it. */
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
