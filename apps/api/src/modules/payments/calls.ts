import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { providerCalls } from '../../db/schema/payments.ts';

export type CallKind = 'create_session' | 'capture' | 'void' | 'refund' | 'expire';

const keyOf = (attemptId: string, kind: CallKind) => `${attemptId}:${kind}`;

/** Writes down what is about to be asked; a second asking finds it written. */
export async function intend(db: Database, attemptId: string, kind: CallKind, now: Date) {
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
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  await intend(db, attemptId, kind, clock.now());
  const key = keyOf(attemptId, kind);
  const answer = await call(key);
  await db
    .update(providerCalls)
    .set({ answeredAt: clock.now(), answer: Object.fromEntries(Object.entries(answer)) })
    .where(eq(providerCalls.idempotencyKey, key));
  return answer;
}

const unanswered = (kinds: CallKind[]) =>
  and(isNull(providerCalls.answeredAt), inArray(providerCalls.kind, kinds));

/** Tells whether a call was intended of which no answer is known. */
export async function isUnanswered(db: Database, attemptId: string, kind: CallKind): Promise<boolean> {
  const rows = await db
    .select({ key: providerCalls.idempotencyKey })
    .from(providerCalls)
    .where(and(eq(providerCalls.attemptId, attemptId), unanswered([kind])));
  return rows.length > 0;
}

/** Attempts whose money was to go back when nobody heard whether it did. */
export async function unreturnedAttempts(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: providerCalls.attemptId })
    .from(providerCalls)
    .where(unanswered(['void', 'refund']));
  return rows.map(({ id }) => id);
}
