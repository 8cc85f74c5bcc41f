import { and, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/customers.ts';
import { newsletterSubscribers as subscribers } from '../../db/schema/newsletter.ts';

export type Subscriber = typeof subscribers.$inferSelect;

export const isSubscribed = ({ confirmedAt, stoppedAt }: Pick<Subscriber, 'confirmedAt' | 'stoppedAt'>) =>
  confirmedAt !== null && stoppedAt === null;

/** The subscriber of this address, new or known, held until the transaction ends. */
export async function holdSubscriber(
  tx: Database,
  values: typeof subscribers.$inferInsert,
): Promise<Subscriber> {
  await tx.insert(subscribers).values(values).onConflictDoNothing({ target: subscribers.emailAddress });
  const [row] = await tx
    .select()
    .from(subscribers)
    .where(eq(subscribers.emailAddress, values.emailAddress))
    .for('update');
  if (!row) throw new Error('A subscriber is gone while it is held');
  return row;
}

type Asked = Pick<Subscriber, 'locale' | 'source' | 'askedBy'> & { confirmHash: string; confirmUntil: Date };

/** Links of earlier mails end with it. */
export const renewConfirmation = (tx: Database, id: string, asked: Asked) =>
  tx
    .update(subscribers)
    .set({ ...asked, confirmUsedAt: null })
    .where(eq(subscribers.id, id));

export async function findSubscriber(db: Database, id: string): Promise<Subscriber | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row ?? null;
}

export async function findByConfirmHash(db: Database, confirmHash: string): Promise<Subscriber | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.confirmHash, confirmHash));
  return row ?? null;
}

export async function findByStopToken(db: Database, stopToken: string): Promise<Subscriber | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.stopToken, stopToken));
  return row ?? null;
}

/** Subscribes whoever holds the token, once: null when it is unknown, used or over. */
export async function useConfirmation(
  tx: Database,
  confirmHash: string,
  now: Date,
): Promise<Subscriber | null> {
  const [row] = await tx
    .update(subscribers)
    .set({
      confirmUsedAt: now,
      confirmedAt: now,
      stoppedAt: null,
      customerId: sql`coalesce(${subscribers.askedBy}, ${subscribers.customerId})`,
    })
    .where(
      and(
        eq(subscribers.confirmHash, confirmHash),
        isNull(subscribers.confirmUsedAt),
        gt(subscribers.confirmUntil, now),
      ),
    )
    .returning();
  return row ?? null;
}

export const markCodeGiven = (tx: Database, id: string, now: Date) =>
  tx.update(subscribers).set({ codeGivenAt: now }).where(eq(subscribers.id, id));

/** A link that waits for its answer ends too. */
const stopped = (now: Date) => ({ stoppedAt: now, confirmHash: null, confirmUntil: null });

export const stopByToken = async (db: Database, stopToken: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(subscribers)
    .set(stopped(now))
    .where(eq(subscribers.stopToken, stopToken))
    .returning({ id: subscribers.id });
  return rows.length > 0;
};

const ofCustomer = (customerId: string) =>
  or(eq(subscribers.customerId, customerId), eq(subscribers.askedBy, customerId));

/** What this customer asked for, confirmed or not; addresses of others are never among it. */
export const subscribersOf = (db: Database, customerId: string): Promise<Subscriber[]> =>
  db.select().from(subscribers).where(ofCustomer(customerId));

export const stopOfCustomer = (db: Database, customerId: string, now: Date) =>
  db
    .update(subscribers)
    .set(stopped(now))
    .where(and(ofCustomer(customerId), isNull(subscribers.stoppedAt)));

/** A customer who reads the letter and has logged in since gives a sign too. */
const wasActiveSince = (db: Database, moment: Date) =>
  db
    .select({ one: sql`1` })
    .from(customers)
    .where(and(eq(customers.id, subscribers.customerId), gt(customers.activeAt, moment)));

/** Subscribers without a sign since a moment, who were not asked since their last one whether they stay. */
export const dormantSince = (db: Database, moment: Date, most: number): Promise<Subscriber[]> =>
  db
    .select()
    .from(subscribers)
    .where(
      and(
        lt(subscribers.confirmedAt, moment),
        isNull(subscribers.stoppedAt),
        or(isNull(subscribers.renewalAskedAt), lt(subscribers.renewalAskedAt, subscribers.confirmedAt)),
        notExists(wasActiveSince(db, moment)),
      ),
    )
    .limit(most);

export const markRenewalRequested = (
  tx: Database,
  id: string,
  asked: { confirmHash: string; confirmUntil: Date; renewalAskedAt: Date },
) =>
  tx
    .update(subscribers)
    .set({ ...asked, confirmUsedAt: null })
    .where(eq(subscribers.id, id));

/** Deletes those who were asked before a moment and gave no sign since. */
export const deleteDormant = (db: Database, askedBefore: Date) =>
  db
    .delete(subscribers)
    .where(
      and(
        lt(subscribers.renewalAskedAt, askedBefore),
        lt(subscribers.confirmedAt, subscribers.renewalAskedAt),
        isNull(subscribers.stoppedAt),
        notExists(wasActiveSince(db, askedBefore)),
      ),
    );

/** Deletes addresses that nobody confirmed while their link was good. */
export const deleteUnconfirmed = (db: Database, now: Date) =>
  db
    .delete(subscribers)
    .where(
      and(
        isNull(subscribers.confirmedAt),
        or(isNull(subscribers.confirmUntil), lt(subscribers.confirmUntil, now)),
      ),
    );

/** Deletes addresses whose letter was stopped before a moment. */
export const deleteStopped = (db: Database, stoppedBefore: Date) =>
  db.delete(subscribers).where(lt(subscribers.stoppedAt, stoppedBefore));
