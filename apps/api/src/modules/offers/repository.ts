import { LIVE_OFFER_STATUSES, type OfferStatus, offerAllowedFrom } from '@patine/core';
import { and, asc, count, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items } from '../../db/schema/catalogue.ts';
import { offers } from '../../db/schema/offers.ts';

export type OfferRow = typeof offers.$inferSelect;

const isLive = inArray(offers.status, [...LIVE_OFFER_STATUSES]);

export async function insertOffer(tx: Database, values: typeof offers.$inferInsert): Promise<OfferRow> {
  const [row] = await tx.insert(offers).values(values).returning();
  if (!row) throw new Error('An insert returned no row');
  return row;
}

export async function findOffer(db: Database, id: string): Promise<OfferRow | null> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id));
  return row ?? null;
}

/** Those that count for a listing: one that the shop closed itself is as if it had not been made. */
export const offersOfListing = (db: Database, itemId: number, listingNumber: number): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(
      and(eq(offers.itemId, itemId), eq(offers.listingNumber, listingNumber), ne(offers.status, 'CLOSED')),
    );

/** The customer's offer for what is listed of a product now. */
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

/** How many a customer has made since then. */
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

/**
 * The seller's answer, or what follows from it: only while the table of states and the clock allow it. Null when it
 * came too late: somebody answered, or nobody in time.
 */
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

/** Closes offers for these pieces that are alive, whatever the clock says of them, but for one. */
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

/** Ends one customer's offers for these pieces. */
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

/** Pieces with an offer whose time is over. */
export async function itemsWithExpiredOffers(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ itemId: offers.itemId })
    .from(offers)
    .where(and(isLive, lte(offers.expiresAt, now)))
    .orderBy(asc(offers.itemId))
    .limit(limit);
  return rows.map(({ itemId }) => itemId);
}

/** While its buyer pays for the piece, an accepted offer waits for what comes of that. */
const isBeingBought = (now: Date) =>
  sql`${offers.status} = 'ACCEPTED' and exists (select 1 from ${items} where ${items.id} = ${offers.itemId}
    and ${items.heldByCustomer} = ${offers.customerId}
    and (${items.paying} or ${items.heldUntil} > ${now.toISOString()}::timestamptz))`;

/** Offers for a piece, locked by the caller, whose time is over. */
export const expirePastOffers = (tx: Database, itemId: number, now: Date): Promise<OfferRow[]> =>
  tx
    .update(offers)
    .set({ status: 'LAPSED' })
    .where(
      and(eq(offers.itemId, itemId), isLive, lte(offers.expiresAt, now), sql`not (${isBeingBought(now)})`),
    )
    .returning();

/** Every offer, the newest first. */
export const listOffers = (db: Database, limit: number): Promise<OfferRow[]> =>
  db.select().from(offers).orderBy(desc(offers.createdAt), desc(offers.id)).limit(limit);
