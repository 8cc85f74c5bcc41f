import { and, asc, count, eq, gt, inArray, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items } from '../../db/schema/catalogue.ts';
import { waiting } from '../../db/schema/payments.ts';
import { notify } from '../notifications/notify.ts';
import { enqueue } from '../outbox/enqueue.ts';

export type WaitlistEntry = { productReference: number; customerId: string };

const isWait = ({ productReference, customerId }: WaitlistEntry) =>
  and(eq(waiting.productReference, productReference), eq(waiting.customerId, customerId));

/** The piece, which nobody lets go of while it is looked at. */
export async function lockItemForWaitlist(tx: Database, productReference: number) {
  const [piece] = await tx
    .select()
    .from(items)
    .where(eq(items.productReference, productReference))
    .for('share');
  return piece ?? null;
}

export const joinWaitlist = (tx: Database, wait: WaitlistEntry, now: Date) =>
  tx
    .insert(waiting)
    .values({ ...wait, createdAt: now })
    .onConflictDoNothing();

export const leaveWaitlist = (db: Database, wait: WaitlistEntry) => db.delete(waiting).where(isWait(wait));

export async function isOnWaitlist(db: Database, wait: WaitlistEntry): Promise<boolean> {
  return (await db.select().from(waiting).where(isWait(wait))).length > 0;
}

export async function countWaitlistEntries(db: Database, customerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(waiting).where(eq(waiting.customerId, customerId));
  return row?.count ?? 0;
}

/** The piece is promised to somebody else: who waits for it waits on until the promise ends. */
const isPromised = (tx: Database, now: Date) =>
  tx
    .select({ one: sql`1` })
    .from(items)
    .where(
      and(
        eq(items.productReference, waiting.productReference),
        ne(items.reservedFor, waiting.customerId),
        gt(items.reservedUntil, now),
      ),
    );

/** Those who asked first, as many as are to be told; nobody is told twice. Answers how many that were. */
export async function notifyWaitlist(
  tx: Database,
  productReferences: readonly number[],
  now: Date,
  { most = Number.MAX_SAFE_INTEGER } = {},
): Promise<number> {
  let told = 0;
  for (const productReference of new Set(productReferences)) {
    const first = tx
      .select({ customerId: waiting.customerId })
      .from(waiting)
      .where(and(eq(waiting.productReference, productReference), notExists(isPromised(tx, now))))
      .orderBy(asc(waiting.createdAt), asc(waiting.customerId))
      .limit(most);
    const ended = await tx
      .delete(waiting)
      .where(and(eq(waiting.productReference, productReference), inArray(waiting.customerId, first)))
      .returning({ customerId: waiting.customerId });
    await notify(
      tx,
      ended.map(({ customerId }) => ({ customerId, kind: 'BACK_AGAIN', productReference })),
      now,
    );
    for (const { customerId } of ended)
      await enqueue(tx, 'mail.piece-free', { productReference, customerId }, now);
    told += ended.length;
  }
  return told;
}
