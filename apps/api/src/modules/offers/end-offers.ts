import type { Database } from '../../db/client.ts';
import { endReservations } from '../inventory/reservations-repository.ts';
import { closeLiveOffers, endOwnOffers } from './repository.ts';
import { notifyBuyers } from './notify-buyers.ts';

/** Pieces, locked by the caller, that nobody can buy any more: their offers are closed, and their buyers told. */
export async function closeOffersFor(tx: Database, itemIds: readonly number[], now: Date) {
  if (itemIds.length === 0) return;
  const closed = await closeLiveOffers(tx, itemIds);
  for (const { itemId, customerId } of closed) await endReservations(tx, [itemId], customerId);
  await notifyBuyers(tx, closed, 'closed', now);
}

/** Pieces, locked by the caller, that this customer has just bought: what was accepted is used, all else closed. */
export async function settleOffersOfSale(
  tx: Database,
  itemIds: readonly number[],
  buyerId: string,
  now: Date,
) {
  await endOwnOffers(tx, buyerId, itemIds, 'USED');
  // Whoever has bought it needs no news of an offer that still waited.
  await endOwnOffers(tx, buyerId, itemIds, 'CLOSED');
  await closeOffersFor(tx, itemIds, now);
}
