import type { ErrorBody } from '@patine/contract/errors';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { idempotencyKeys } from '../../db/schema/payments.ts';

export type Answer<Value> = { value: Value } | { failure: ErrorBody };
export type Call = { owner: string; key: string };

const isCall = ({ owner, key }: Call) => and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));

/** Inserts the idempotency key; false when it already exists. */
export async function insertCall(
  db: Database,
  call: Call,
  values: { requestHash: string; createdAt: Date },
): Promise<boolean> {
  const created = await db
    .insert(idempotencyKeys)
    .values({ ...call, ...values })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return created.length > 0;
}

export async function findCall(db: Database, call: Call) {
  const [known] = await db.select().from(idempotencyKeys).where(isCall(call));
  return known ?? null;
}

/** Takes over a request that began before `begunBefore` and has no response. Only one of several callers succeeds. */
export async function takeOverCall(db: Database, call: Call, begunBefore: Date, now: Date): Promise<boolean> {
  const taken = await db
    .update(idempotencyKeys)
    .set({ createdAt: now })
    .where(and(isCall(call), lt(idempotencyKeys.createdAt, begunBefore)))
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

export const storeAnswer = (db: Database, call: Call, answer: Answer<object>) =>
  db.update(idempotencyKeys).set({ answer }).where(isCall(call));

export const deleteCall = (db: Database, call: Call) => db.delete(idempotencyKeys).where(isCall(call));

export const deleteCallsBefore = (db: Database, moment: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
