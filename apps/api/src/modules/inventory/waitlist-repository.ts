import { and, asc, count, eq, gt, inArray, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items } from '../../db/schema/catalogue.ts';
import { waitlist } from '../../db/schema/payments.ts';

export type WaitlistEntry = { productReference: number; customerId: string };

const isWait = ({ productReference, customerId }: WaitlistEntry) =>
  and(eq(waitlist.productReference, productReference), eq(waitlist.customerId, customerId));

export const insertWaitlistEntry = (tx: Database, wait: WaitlistEntry, now: Date) =>
  tx
    .insert(waitlist)
    .values({ ...wait, createdAt: now })
    .onConflictDoNothing();

export const deleteWaitlistEntry = (db: Database, wait: WaitlistEntry) =>
  db.delete(waitlist).where(isWait(wait));

export async function hasWaitlistEntry(db: Database, wait: WaitlistEntry): Promise<boolean> {
  return (await db.select().from(waitlist).where(isWait(wait))).length > 0;
}

export async function countWaitlistEntries(db: Database, customerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(waitlist).where(eq(waitlist.customerId, customerId));
  return row?.count ?? 0;
}

/** True when the item is reserved for somebody else; the waiting customer then stays on the list. */
const isPromised = (tx: Database, now: Date) =>
  tx
    .select({ one: sql`1` })
    .from(items)
    .where(
      and(
        eq(items.productReference, waitlist.productReference),
        ne(items.reservedFor, waitlist.customerId),
        gt(items.reservedUntil, now),
      ),
    );

/** Removes the first `most` customers from a product's waitlist and returns their ids. */
export async function takeFirstFromWaitlist(
  tx: Database,
  productReference: number,
  most: number,
  now: Date,
): Promise<string[]> {
  const first = tx
    .select({ customerId: waitlist.customerId })
    .from(waitlist)
    .where(and(eq(waitlist.productReference, productReference), notExists(isPromised(tx, now))))
    .orderBy(asc(waitlist.createdAt), asc(waitlist.customerId))
    .limit(most);
  const taken = await tx
    .delete(waitlist)
    .where(and(eq(waitlist.productReference, productReference), inArray(waitlist.customerId, first)))
    .returning({ customerId: waitlist.customerId });
  return taken.map(({ customerId }) => customerId);
}
