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
 * Keeps a piece for one buyer, for a price: one conditional update, that takes what is listed, promised to nobody
 * else, and held by nobody else. False when it is not to be had: the caller rolls back.
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
      // What is left of somebody's time that is over would come back to them.
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

/** Ends reservations of one buyer, and returns the products whose cards change. */
export async function endReservations(tx: Database, itemIds: readonly number[], customerId: string) {
  if (itemIds.length === 0) return [];
  const freed = await tx
    .update(items)
    .set(UNRESERVED)
    .where(and(inArray(items.id, [...itemIds]), eq(items.reservedFor, customerId)))
    .returning({ reference: items.productReference });
  return freed.map(({ reference }) => reference);
}

/** Ends every reservation of one buyer, and returns the products whose cards change. */
export async function endReservationsOf(tx: Database, customerId: string): Promise<number[]> {
  const freed = await tx
    .update(items)
    .set(UNRESERVED)
    .where(eq(items.reservedFor, customerId))
    .returning({ reference: items.productReference });
  return freed.map(({ reference }) => reference);
}
