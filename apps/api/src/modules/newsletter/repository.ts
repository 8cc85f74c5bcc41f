import { and, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/customers.ts';
import { newsletterSubscribers as subscribers } from '../../db/schema/newsletter.ts';

export type Subscriber = typeof subscribers.$inferSelect;

export const isSubscribed = ({ confirmedAt, stoppedAt }: Pick<Subscriber, 'confirmedAt' | 'stoppedAt'>) =>
  confirmedAt !== null && stoppedAt === null;

/** Inserts or finds the subscriber with this address and locks the row until the transaction ends. */
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
  if (!row) throw new Error('Newsletter subscriber not found after its insert');
  return row;
}

type ConfirmationRequest = Pick<Subscriber, 'locale' | 'source' | 'requestedBy'> & {
  confirmHash: string;
  confirmUntil: Date;
};

/** Replaces the confirmation token, so that links in earlier emails no longer work. */
export const renewConfirmation = (tx: Database, id: string, request: ConfirmationRequest) =>
  tx
    .update(subscribers)
    .set({ ...request, confirmUsedAt: null })
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

/** Confirms the subscriber with this token. Null if the token is unknown, used or expired. */
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
      customerId: sql`coalesce(${subscribers.requestedBy}, ${subscribers.customerId})`,
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

export const markCodeIssued = (tx: Database, id: string, now: Date) =>
  tx.update(subscribers).set({ codeGivenAt: now }).where(eq(subscribers.id, id));

/** Also invalidates a confirmation link that has not been used. */
const stopped = (now: Date) => ({ stoppedAt: now, confirmHash: null, confirmUntil: null });

export const unsubscribeByToken = async (db: Database, stopToken: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(subscribers)
    .set(stopped(now))
    .where(eq(subscribers.stopToken, stopToken))
    .returning({ id: subscribers.id });
  return rows.length > 0;
};

const ofCustomer = (customerId: string) =>
  or(eq(subscribers.customerId, customerId), eq(subscribers.requestedBy, customerId));

/** The customer's subscriptions and those requested while logged in, confirmed or not. */
export const subscribersOf = (db: Database, customerId: string): Promise<Subscriber[]> =>
  db.select().from(subscribers).where(ofCustomer(customerId));

export const stopOfCustomer = (db: Database, customerId: string, now: Date) =>
  db
    .update(subscribers)
    .set(stopped(now))
    .where(and(ofCustomer(customerId), isNull(subscribers.stoppedAt)));

/** A login counts as activity of the subscriber. */
const wasActiveSince = (db: Database, moment: Date) =>
  db
    .select({ one: sql`1` })
    .from(customers)
    .where(and(eq(customers.id, subscribers.customerId), gt(customers.activeAt, moment)));

/** Subscribers inactive since this time who have not been sent a renewal email since their last confirmation. */
export const dormantSince = (db: Database, moment: Date, most: number): Promise<Subscriber[]> =>
  db
    .select()
    .from(subscribers)
    .where(
      and(
        lt(subscribers.confirmedAt, moment),
        isNull(subscribers.stoppedAt),
        or(
          isNull(subscribers.renewalRequestedAt),
          lt(subscribers.renewalRequestedAt, subscribers.confirmedAt),
        ),
        notExists(wasActiveSince(db, moment)),
      ),
    )
    .limit(most);

export const markRenewalRequested = (
  tx: Database,
  id: string,
  request: { confirmHash: string; confirmUntil: Date; renewalRequestedAt: Date },
) =>
  tx
    .update(subscribers)
    .set({ ...request, confirmUsedAt: null })
    .where(eq(subscribers.id, id));

/** Deletes subscribers who got a renewal email before this time and have been inactive since. */
export const deleteDormant = (db: Database, requestedBefore: Date) =>
  db
    .delete(subscribers)
    .where(
      and(
        lt(subscribers.renewalRequestedAt, requestedBefore),
        lt(subscribers.confirmedAt, subscribers.renewalRequestedAt),
        isNull(subscribers.stoppedAt),
        notExists(wasActiveSince(db, requestedBefore)),
      ),
    );

/** Deletes unconfirmed addresses whose confirmation link has expired. */
export const deleteUnconfirmed = (db: Database, now: Date) =>
  db
    .delete(subscribers)
    .where(
      and(
        isNull(subscribers.confirmedAt),
        or(isNull(subscribers.confirmUntil), lt(subscribers.confirmUntil, now)),
      ),
    );

/** Deletes addresses that unsubscribed before this time. */
export const deleteStopped = (db: Database, stoppedBefore: Date) =>
  db.delete(subscribers).where(lt(subscribers.stoppedAt, stoppedBefore));
