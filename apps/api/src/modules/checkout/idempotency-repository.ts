import type { ErrorBody } from '@patine/contract/errors';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { idempotencyKeys } from '../../db/schema/payments.ts';

export type StoredOutcome<Value> = { value: Value } | { failure: ErrorBody };
export type IdempotentCall = { owner: string; key: string };

const isCall = ({ owner, key }: IdempotentCall) =>
  and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));

/** Inserts the idempotency key; false when it already exists. */
export async function insertCall(
  db: Database,
  call: IdempotentCall,
  values: { requestHash: string; createdAt: Date },
): Promise<boolean> {
  const created = await db
    .insert(idempotencyKeys)
    .values({ ...call, ...values })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return created.length > 0;
}

export async function findCall(db: Database, call: IdempotentCall) {
  const [known] = await db.select().from(idempotencyKeys).where(isCall(call));
  return known ?? null;
}

/** Takes over a request that began before `begunBefore` and has no response. Only one of several callers succeeds. */
export async function takeOverCall(
  db: Database,
  call: IdempotentCall,
  begunBefore: Date,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(idempotencyKeys)
    .set({ createdAt: now })
    .where(and(isCall(call), lt(idempotencyKeys.createdAt, begunBefore)))
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

export const storeOutcome = (db: Database, call: IdempotentCall, answer: StoredOutcome<object>) =>
  db.update(idempotencyKeys).set({ answer }).where(isCall(call));

export const deleteCall = (db: Database, call: IdempotentCall) =>
  db.delete(idempotencyKeys).where(isCall(call));

export const deleteCallsBefore = (db: Database, moment: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
