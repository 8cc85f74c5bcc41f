import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { paymentAttempts, providerCalls } from '../../db/schema/payments.ts';

export type CallKind = 'create_session' | 'authorize' | 'capture' | 'void' | 'refund' | 'expire';

/** Names a call of an attempt; the key that it is sent under begins with it. */
export const callName = (attemptId: string, kind: CallKind) => `${attemptId}:${kind}`;

/** Writes down what is about to be asked; a second asking finds it written. */
export async function recordIntent(db: Database, attemptId: string, kind: CallKind, now: Date) {
  await db
    .insert(providerCalls)
    .values({ idempotencyKey: callName(attemptId, kind), attemptId, kind, intendedAt: now })
    .onConflictDoNothing();
}

/** The provider answered that it failed: the next try is sent under another key. */
export const countCallFault = (db: Database, attemptId: string, kind: CallKind) =>
  db
    .update(providerCalls)
    .set({ faults: sql`${providerCalls.faults} + 1` })
    .where(eq(providerCalls.idempotencyKey, callName(attemptId, kind)));

export const storeCallAnswer = (
  db: Database,
  attemptId: string,
  kind: CallKind,
  { answer, answeredAt }: { answer: object; answeredAt: Date },
) =>
  db
    .update(providerCalls)
    .set({ answeredAt, answer: Object.fromEntries(Object.entries(answer)) })
    .where(eq(providerCalls.idempotencyKey, callName(attemptId, kind)));

/** What was intended of a kind, with the answer if one is known. */
export async function findCall(db: Database, attemptId: string, kind: CallKind) {
  const [call] = await db
    .select()
    .from(providerCalls)
    .where(eq(providerCalls.idempotencyKey, callName(attemptId, kind)));
  return call ?? null;
}

/**
 * Attempts whose money was to go back when nobody heard whether it did, or when the answer to a void was that it
 * had been captured.
 */
export async function unreturnedAttempts(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: providerCalls.attemptId })
    .from(providerCalls)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, providerCalls.attemptId))
    .where(
      or(
        and(isNull(providerCalls.answeredAt), inArray(providerCalls.kind, ['void', 'refund'])),
        and(
          eq(providerCalls.kind, 'void'),
          eq(paymentAttempts.state, 'voided'),
          sql`${providerCalls.answer} ->> 'status' = 'captured'`,
        ),
      ),
    );
  return rows.map(({ id }) => id);
}
