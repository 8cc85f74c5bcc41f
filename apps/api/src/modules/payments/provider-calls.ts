import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { paymentAttempts, providerCalls } from '../../db/schema/payments.ts';
import { failpoint } from '../../failpoints.ts';
import { type CallKey, ProviderFault } from './provider.ts';

export type CallKind = 'create_session' | 'authorize' | 'capture' | 'void' | 'refund' | 'expire';

/** The key as it is sent: a new one after each fault, because the old one's answer would be that fault again. */
export const callKey = (name: string, faults: number): CallKey => ({
  name,
  sent: faults === 0 ? name : `${name}:${faults}`,
});

const keyOf = (attemptId: string, kind: CallKind) => `${attemptId}:${kind}`;

/** Writes down what is about to be asked; a second asking finds it written. */
export async function recordIntent(db: Database, attemptId: string, kind: CallKind, now: Date) {
  await db
    .insert(providerCalls)
    .values({ idempotencyKey: keyOf(attemptId, kind), attemptId, kind, intendedAt: now })
    .onConflictDoNothing();
}

/**
 * Asks a provider, with the key stored before and the answer after. Outside of any transaction: the intent must
 * survive a crash during the call.
 */
export async function askProvider<Answer extends object>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  attemptId: string,
  kind: CallKind,
  call: (key: CallKey) => Promise<Answer>,
): Promise<Answer> {
  await recordIntent(db, attemptId, kind, clock.now());
  const key = keyOf(attemptId, kind);
  const intended = await findCall(db, attemptId, kind);
  failpoint('asking');
  const answer = await call(callKey(key, intended?.faults ?? 0)).catch(async (error: unknown) => {
    if (error instanceof ProviderFault)
      await db
        .update(providerCalls)
        .set({ faults: sql`${providerCalls.faults} + 1` })
        .where(eq(providerCalls.idempotencyKey, key));
    throw error;
  });
  failpoint('asked');
  await db
    .update(providerCalls)
    .set({ answeredAt: clock.now(), answer: Object.fromEntries(Object.entries(answer)) })
    .where(eq(providerCalls.idempotencyKey, key));
  failpoint('answer-stored');
  return answer;
}

/** What was intended of a kind, with the answer if one is known. */
export async function findCall(db: Database, attemptId: string, kind: CallKind) {
  const [call] = await db
    .select()
    .from(providerCalls)
    .where(eq(providerCalls.idempotencyKey, keyOf(attemptId, kind)));
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
