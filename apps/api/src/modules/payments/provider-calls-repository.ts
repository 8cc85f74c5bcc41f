import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { paymentAttempts, providerCalls } from '../../db/schema/payments.ts';

export type CallKind = 'create_session' | 'authorize' | 'capture' | 'void' | 'refund' | 'expire';

/** The call's id, with which its idempotency key begins. */
export const callName = (attemptId: string, kind: CallKind) => `${attemptId}:${kind}`;

/** Records a call before it is made. A second record of the same call is a no-op. */
export async function recordIntent(db: Database, attemptId: string, kind: CallKind, now: Date) {
  await db
    .insert(providerCalls)
    .values({ idempotencyKey: callName(attemptId, kind), attemptId, kind, intendedAt: now })
    .onConflictDoNothing();
}

/** Counts a server error of the gateway, so that the next try has a new idempotency key. */
export const countCallError = (db: Database, attemptId: string, kind: CallKind) =>
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

/** The recorded call, with its response if there is one. */
export async function findCall(db: Database, attemptId: string, kind: CallKind) {
  const [call] = await db
    .select()
    .from(providerCalls)
    .where(eq(providerCalls.idempotencyKey, callName(attemptId, kind)));
  return call ?? null;
}

/**
 * Attempts with a void or refund without a response, or with a void whose response was that the payment is captured.
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
