import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items } from '../../db/schema/catalogue.ts';
import { isOver, isReservedForNoOther, type HeldItem, UNRESERVED } from './holds-repository.ts';

export type ItemReservation = {
  customerId: string;
  until: Date;
  /** Hundredths. */
  amount: number;
};

/**
 * Reserves an item for one buyer at an agreed price, by a conditional update: the item must be listed, and neither
 * reserved nor held by another customer. False when it is unavailable; the caller must then roll back.
 */
export async function reserveItem(
  tx: Database,
  { itemId, listingNumber }: HeldItem,
  { customerId, until, amount }: ItemReservation,
  now: Date,
): Promise<boolean> {
  const isTheirs = eq(items.heldByCustomer, customerId);
  const unlessTheirs = (column: typeof items.heldBy | typeof items.heldByCustomer | typeof items.heldFrom) =>
    sql`case when ${isTheirs} then ${column} end`;
  const promised = await tx
    .update(items)
    .set({
      reservedFor: customerId,
      reservedUntil: until,
      reservedAmount: amount,
      // Clears another customer's expired hold, which could otherwise be claimed again.
      heldBy: unlessTheirs(items.heldBy),
      heldByCustomer: unlessTheirs(items.heldByCustomer),
      heldUntil: sql`case when ${isTheirs} then ${items.heldUntil} end`,
      heldFrom: unlessTheirs(items.heldFrom),
    })
    .where(
      and(
        eq(items.id, itemId),
        eq(items.listingNumber, listingNumber),
        eq(items.status, 'listed'),
        or(isNull(items.heldBy), isTheirs, isOver(now)),
        isReservedForNoOther(customerId, now),
      ),
    )
    .returning({ id: items.id });
  return promised.length > 0;
}

/** Ends a buyer's reservations of these items. Returns the references of products to reindex. */
export async function endReservations(tx: Database, itemIds: readonly number[], customerId: string) {
  if (itemIds.length === 0) return [];
  const freed = await tx
    .update(items)
    .set(UNRESERVED)
    .where(and(inArray(items.id, [...itemIds]), eq(items.reservedFor, customerId)))
    .returning({ reference: items.productReference });
  return freed.map(({ reference }) => reference);
}

/** Ends every reservation of a buyer. Returns the references of products to reindex. */
export async function endReservationsOf(tx: Database, customerId: string): Promise<number[]> {
  const freed = await tx
    .update(items)
    .set(UNRESERVED)
    .where(eq(items.reservedFor, customerId))
    .returning({ reference: items.productReference });
  return freed.map(({ reference }) => reference);
}
