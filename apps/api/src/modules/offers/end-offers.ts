import type { Database } from '../../db/client.ts';
import { endReservations } from '../inventory/index.ts';
import { closeLiveOffers, endOwnOffers } from './repository.ts';
import { notifyBuyers } from './notify-buyers.ts';

/** Closes the offers for items that are no longer for sale and notifies the buyers. The caller has locked the items. */
export async function closeOffersFor(tx: Database, itemIds: readonly number[], now: Date) {
  if (itemIds.length === 0) return;
  const closed = await closeLiveOffers(tx, itemIds);
  for (const { itemId, customerId } of closed) await endReservations(tx, [itemId], customerId);
  await notifyBuyers(tx, closed, 'closed', now);
}

/** After a sale: marks the buyer's accepted offers as used and closes all others. The caller has locked the items. */
export async function settleOffersOfSale(
  tx: Database,
  itemIds: readonly number[],
  buyerId: string,
  now: Date,
) {
  await endOwnOffers(tx, buyerId, itemIds, 'USED');
  // Closed without a notification: the buyer has bought the item.
  await endOwnOffers(tx, buyerId, itemIds, 'CLOSED');
  await closeOffersFor(tx, itemIds, now);
}
