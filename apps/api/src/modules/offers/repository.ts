import { LIVE_OFFER_STATUSES, type OfferStatus, offerAllowedFrom } from '@patine/core';
import { and, asc, count, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items } from '../../db/schema/catalogue.ts';
import { offers } from '../../db/schema/offers.ts';

export type OfferRow = typeof offers.$inferSelect;

const isLive = inArray(offers.status, [...LIVE_OFFER_STATUSES]);

export async function insertOffer(tx: Database, values: typeof offers.$inferInsert): Promise<OfferRow> {
  const [row] = await tx.insert(offers).values(values).returning();
  if (!row) throw new Error('Insert into offers returned no row');
  return row;
}

export async function findOffer(db: Database, id: string): Promise<OfferRow | null> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id));
  return row ?? null;
}

/** The offers for a listing, without those that the shop closed. */
export const offersOfListing = (db: Database, itemId: number, listingNumber: number): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(
      and(eq(offers.itemId, itemId), eq(offers.listingNumber, listingNumber), ne(offers.status, 'CLOSED')),
    );

/** The customer's latest offer for the product's current listing. */
export async function ownOfferFor(db: Database, customerId: string, productReference: number) {
  const [row] = await db
    .select({ offer: offers })
    .from(offers)
    .innerJoin(items, and(eq(items.id, offers.itemId), eq(items.listingNumber, offers.listingNumber)))
    .where(and(eq(offers.customerId, customerId), eq(offers.productReference, productReference)))
    .orderBy(desc(offers.createdAt))
    .limit(1);
  return row?.offer ?? null;
}

export async function countOffers(db: Database, customerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(offers).where(eq(offers.customerId, customerId));
  return row?.count ?? 0;
}

export async function countOffersSince(db: Database, customerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(offers)
    .where(and(eq(offers.customerId, customerId), gt(offers.createdAt, since)));
  return row?.count ?? 0;
}

/** Newest first. */
export const offersPage = (
  db: Database,
  customerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(eq(offers.customerId, customerId))
    .orderBy(desc(offers.createdAt), asc(offers.id))
    .limit(limit)
    .offset(offset);

/** Sets the status if the current status allows it and the offer has not expired; otherwise returns null. */
export async function moveOffer(
  tx: Database,
  id: string,
  status: OfferStatus,
  now: Date,
  changes: Partial<Pick<OfferRow, 'answeredAt' | 'expiresAt'>> = {},
): Promise<OfferRow | null> {
  const [row] = await tx
    .update(offers)
    .set({ status, ...changes })
    .where(
      and(eq(offers.id, id), inArray(offers.status, offerAllowedFrom(status)), gt(offers.expiresAt, now)),
    )
    .returning();
  return row ?? null;
}

/** Closes pending and accepted offers for these items, expired ones too, except the one with `exceptId`. */
export const closeLiveOffers = (
  tx: Database,
  itemIds: readonly number[],
  exceptId?: string,
): Promise<OfferRow[]> =>
  tx
    .update(offers)
    .set({ status: 'CLOSED' })
    .where(
      and(
        inArray(offers.itemId, [...itemIds]),
        inArray(offers.status, offerAllowedFrom('CLOSED')),
        exceptId === undefined ? undefined : ne(offers.id, exceptId),
      ),
    )
    .returning();

/** Ends one customer's offers for these items. */
export const endOwnOffers = (
  tx: Database,
  customerId: string,
  itemIds: readonly number[],
  status: 'CLOSED' | 'USED',
): Promise<OfferRow[]> =>
  tx
    .update(offers)
    .set({ status })
    .where(
      and(
        eq(offers.customerId, customerId),
        inArray(offers.itemId, [...itemIds]),
        inArray(offers.status, offerAllowedFrom(status)),
      ),
    )
    .returning();

/** Ids of items with an expired offer that has not been marked as lapsed. */
export async function itemsWithExpiredOffers(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ itemId: offers.itemId })
    .from(offers)
    .where(and(isLive, lte(offers.expiresAt, now)))
    .orderBy(asc(offers.itemId))
    .limit(limit);
  return rows.map(({ itemId }) => itemId);
}

/** An accepted offer does not lapse while its buyer holds the item or pays for it. */
const isBeingBought = (now: Date) =>
  sql`${offers.status} = 'ACCEPTED' and exists (select 1 from ${items} where ${items.id} = ${offers.itemId}
    and ${items.heldByCustomer} = ${offers.customerId}
    and (${items.paying} or ${items.heldUntil} > ${now.toISOString()}::timestamptz))`;

/** Marks expired offers for an item as lapsed and returns them. The caller has locked the item. */
export const expirePastOffers = (tx: Database, itemId: number, now: Date): Promise<OfferRow[]> =>
  tx
    .update(offers)
    .set({ status: 'LAPSED' })
    .where(
      and(eq(offers.itemId, itemId), isLive, lte(offers.expiresAt, now), sql`not (${isBeingBought(now)})`),
    )
    .returning();

/** Offers of all customers, newest first. */
export const listOffers = (db: Database, limit: number): Promise<OfferRow[]> =>
  db.select().from(offers).orderBy(desc(offers.createdAt), desc(offers.id)).limit(limit);
