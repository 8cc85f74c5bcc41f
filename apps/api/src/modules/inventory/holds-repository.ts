import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { hash } from 'node:crypto';
import type { Database, ReadDatabase } from '../../db/client.ts';
import { items } from '../../db/schema/catalogue.ts';

export type Hold = {
  attemptId: string;
  customerId: string;
  until: Date;
  /** The network of the request; null when unknown. */
  network: string | null;
};
export type HeldItem = { itemId: number; listingNumber: number };

/** The column values of an item without a hold. */
export const UNHELD = {
  heldBy: null,
  heldByCustomer: null,
  heldUntil: null,
  heldFrom: null,
  paying: false,
};

/** The column values of an item without a reservation. */
export const UNRESERVED = { reservedFor: null, reservedUntil: null, reservedAmount: null };

const byId = <P extends { itemId: number }>(heldItems: readonly P[]) =>
  [...heldItems].sort((a, b) => a.itemId - b.itemId);

const fingerprint = (network: string) => hash('sha256', `network:${network}`, 'base64url');

export const isOver = (now: Date) => and(lte(items.heldUntil, now), eq(items.paying, false));

/** True when no other customer has an active reservation from an accepted offer. */
export const isReservedForNoOther = (customerId: string, now: Date) =>
  or(isNull(items.reservedFor), eq(items.reservedFor, customerId), lte(items.reservedUntil, now));

/**
 * The first guard against double sales: one conditional update per item, in the order of their ids. Holds an item that
 * is listed, not reserved for another customer, and either free, held by this customer without a payment in progress,
 * or held by an expired hold. Returns the item ids that could not be held; if any, the caller must roll back.
 */
export async function takeHolds(tx: Database, itemIds: readonly number[], hold: Hold, now: Date) {
  const refused: number[] = [];
  for (const itemId of [...itemIds].sort((a, b) => a - b)) {
    const taken = await tx
      .update(items)
      .set({
        heldBy: hold.attemptId,
        heldByCustomer: hold.customerId,
        heldUntil: hold.until,
        heldFrom: hold.network === null ? null : fingerprint(hold.network),
        paying: false,
      })
      .where(
        and(
          eq(items.id, itemId),
          eq(items.status, 'listed'),
          or(
            isNull(items.heldBy),
            and(eq(items.heldByCustomer, hold.customerId), eq(items.paying, false)),
            isOver(now),
          ),
          isReservedForNoOther(hold.customerId, now),
        ),
      )
      .returning({ id: items.id });
    if (taken.length === 0) refused.push(itemId);
  }
  return refused;
}

/**
 * Marks the holds as being paid, so that they no longer expire. Takes an expired hold again when nobody else has the
 * item. False when an item cannot be claimed; the caller must then roll back.
 */
export async function claimItems(
  tx: Database,
  heldItems: readonly HeldItem[],
  { attemptId, customerId }: Pick<Hold, 'attemptId' | 'customerId'>,
  now: Date,
) {
  for (const { itemId, listingNumber } of byId(heldItems)) {
    const claimed = await tx
      .update(items)
      .set({
        heldBy: attemptId,
        heldByCustomer: customerId,
        // The network of another attempt's expired hold does not apply to this one.
        heldFrom: sql`case when ${items.heldBy} = ${attemptId} then ${items.heldFrom} end`,
        paying: true,
      })
      .where(
        and(
          eq(items.id, itemId),
          eq(items.listingNumber, listingNumber),
          eq(items.status, 'listed'),
          or(eq(items.heldBy, attemptId), isNull(items.heldBy), isOver(now)),
          isReservedForNoOther(customerId, now),
        ),
      )
      .returning({ id: items.id });
    if (claimed.length === 0) return false;
  }
  return true;
}

/** Marks items as sold. False when the attempt does not hold one of them; the caller must then roll back. */
export async function markItemsSold(
  tx: Database,
  heldItems: readonly HeldItem[],
  attemptId: string,
  now: Date,
) {
  for (const { itemId, listingNumber } of byId(heldItems)) {
    const sold = await tx
      .update(items)
      .set({
        status: 'sold',
        soldAt: now,
        ...UNHELD,
        ...UNRESERVED,
      })
      .where(
        and(
          eq(items.id, itemId),
          eq(items.listingNumber, listingNumber),
          eq(items.status, 'listed'),
          eq(items.heldBy, attemptId),
          eq(items.paying, true),
        ),
      )
      .returning({ id: items.id });
    if (sold.length === 0) return false;
  }
  return true;
}

/** Releases the holds of an attempt. Returns the references of products to reindex. */
export async function releaseHolds(tx: Database, attemptId: string): Promise<number[]> {
  const held = tx
    .select({ id: items.id })
    .from(items)
    .where(eq(items.heldBy, attemptId))
    .orderBy(asc(items.id))
    .for('update');
  const released = await tx
    .update(items)
    .set(UNHELD)
    .where(and(inArray(items.id, held), eq(items.heldBy, attemptId), eq(items.status, 'listed')))
    .returning({ reference: items.productReference });
  return released.map(({ reference }) => reference);
}

/** Clears expired holds, only so that pages show the items as available: the guards ignore expired holds anyway. */
export async function sweepHolds(tx: Database, now: Date): Promise<number[]> {
  const over = tx
    .select({ id: items.id })
    .from(items)
    .where(and(isNotNull(items.heldBy), isOver(now)))
    .orderBy(asc(items.id))
    .for('update', { skipLocked: true });
  const freed = await tx
    .update(items)
    .set(UNHELD)
    .where(and(inArray(items.id, over), isOver(now)))
    .returning({ reference: items.productReference });
  return freed.map(({ reference }) => reference);
}

/** Serialises the checkouts of one network, so that concurrent ones cannot exceed its limit together. */
export const lockNetwork = (tx: Database, network: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint(network)}, 0))`);

const countWhere = async (tx: Database, holder: SQL, except: readonly number[], now: Date) => {
  const [row] = await tx
    .select({ count: count() })
    .from(items)
    .where(
      and(
        holder,
        eq(items.status, 'listed'),
        or(eq(items.paying, true), gt(items.heldUntil, now)),
        not(inArray(items.id, [...except])),
      ),
    );
  return row?.count ?? 0;
};

/** Counts the items that a customer holds, leaving out those in `except`. */
export const countHolds = (tx: Database, customerId: string, except: readonly number[], now: Date) =>
  countWhere(tx, eq(items.heldByCustomer, customerId), except, now);

/** Counts the items that all customers of a network hold, leaving out those in `except`. */
export const countNetworkHolds = (tx: Database, network: string, except: readonly number[], now: Date) =>
  countWhere(
    tx,
    sql`${items.heldBy} is not null and ${items.heldFrom} = ${fingerprint(network)}`,
    except,
    now,
  );

/** Counts the held items, grouped by whether their payment is in progress. */
export const countHeld = (db: ReadDatabase) =>
  db
    .select({ paying: items.paying, count: count() })
    .from(items)
    .where(isNotNull(items.heldBy))
    .groupBy(items.paying);

/** Reads the status, hold and reservation of items that could not be held, to explain the refusal. */
export const explainRefusedItems = (db: Database, itemIds: readonly number[]) =>
  db
    .select({
      itemId: items.id,
      productReference: items.productReference,
      status: items.status,
      heldUntil: items.heldUntil,
      reservedFor: items.reservedFor,
      reservedUntil: items.reservedUntil,
    })
    .from(items)
    .where(inArray(items.id, [...itemIds]));
