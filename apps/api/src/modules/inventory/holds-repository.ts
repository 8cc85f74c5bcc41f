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
import type { Database } from '../../db/client.ts';
import { items } from '../../db/schema/catalogue.ts';

export type Hold = {
  attemptId: string;
  customerId: string;
  until: Date;
  /** From where it is asked; null where that is unknown. */
  network: string | null;
};
export type HeldItem = { itemId: number; listingNumber: number };

/** A piece that nobody holds. */
export const UNHELD = {
  heldBy: null,
  heldByCustomer: null,
  heldUntil: null,
  heldFrom: null,
  paying: false,
};

/** A piece that is kept for nobody. */
export const UNRESERVED = { reservedFor: null, reservedUntil: null, reservedAmount: null };

const byId = <P extends { itemId: number }>(pieces: readonly P[]) =>
  [...pieces].sort((a, b) => a.itemId - b.itemId);

const fingerprint = (network: string) => hash('sha256', `network:${network}`, 'base64url');

export const isOver = (now: Date) => and(lte(items.heldUntil, now), eq(items.paying, false));

/** Promised to nobody else: an accepted offer keeps a piece for its buyer alone. */
export const isReservedForNoOther = (customerId: string, now: Date) =>
  or(isNull(items.reservedFor), eq(items.reservedFor, customerId), lte(items.reservedUntil, now));

/**
 * The first guard: one conditional update a piece, in the order of their ids. It takes what is listed and free,
 * this customer's already, or held by somebody whose time is over and who is not paying, unless it is promised to
 * another. Returns the ids of items that could not be held; unless there are none the caller rolls back.
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
 * From now on the pieces are being paid for: such a hold does not end by the clock. One that lapsed is taken again
 * if nobody else has the piece. False when one cannot be had: the caller rolls back.
 */
export async function claimItems(
  tx: Database,
  pieces: readonly HeldItem[],
  { attemptId, customerId }: Pick<Hold, 'attemptId' | 'customerId'>,
  now: Date,
) {
  for (const { itemId, listingNumber } of byId(pieces)) {
    const claimed = await tx
      .update(items)
      .set({
        heldBy: attemptId,
        heldByCustomer: customerId,
        // What was held from elsewhere, and lapsed, was another's.
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

/** False when a piece is not this attempt's to sell: the caller rolls back. */
export async function markItemsSold(tx: Database, pieces: readonly HeldItem[], attemptId: string, now: Date) {
  for (const { itemId, listingNumber } of byId(pieces)) {
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

/** Frees what an attempt holds, and returns the products whose cards change. */
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

/** Frees pieces whose time is over, for the eye alone: the guards do not wait for it. */
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

/** Checkouts of one network pass one after the other, so that no two find room for what only one of them has. */
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

/** How many pieces a customer keeps from others, those among `except` left out. */
export const countHolds = (tx: Database, customerId: string, except: readonly number[], now: Date) =>
  countWhere(tx, eq(items.heldByCustomer, customerId), except, now);

/** How many pieces all customers of a network keep from others. */
export const countNetworkHolds = (tx: Database, network: string, except: readonly number[], now: Date) =>
  countWhere(
    tx,
    sql`${items.heldBy} is not null and ${items.heldFrom} = ${fingerprint(network)}`,
    except,
    now,
  );

/** Pieces that are kept from others now, by whether their payment is under way. */
export const countHeld = (db: Database) =>
  db
    .select({ paying: items.paying, count: count() })
    .from(items)
    .where(isNotNull(items.heldBy))
    .groupBy(items.paying);

/** Of pieces that were refused: which are gone for good, which are promised, and until when others are held. */
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
