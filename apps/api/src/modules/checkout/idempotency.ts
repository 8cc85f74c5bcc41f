import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@patine/core';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import {
  type StoredOutcome,
  type IdempotentCall,
  deleteCall,
  deleteCallsBefore,
  findCall,
  insertCall,
  storeOutcome,
  takeOverCall,
} from './idempotency-repository.ts';

/** A request without a response after this time is considered lost with its process. */
const STALE_MS = MINUTE_MS;
const RETRY_AFTER_SECONDS = 1;
const KEY_LIFETIME_MS = DAY_MS;

/** Temporary failures are not stored, so that a retry with the same key can succeed. */
const isLasting = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.statusCode < 500 && error.statusCode !== 429;

/** Returns the stored response; null when the caller must run the request. */
async function begin(db: Database, call: IdempotentCall, requestHash: string, now: Date) {
  if (await insertCall(db, call, { requestHash, createdAt: now })) return null;
  const known = await findCall(db, call);
  if (known && known.requestHash !== requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  if (known?.answer) return known.answer;
  if (!(await takeOverCall(db, call, new Date(now.getTime() - STALE_MS), now)))
    throw new ApiError('IDEMPOTENCY_IN_FLIGHT', { retryAfter: RETRY_AFTER_SECONDS });
  return null;
}

/**
 * Runs a mutation once per idempotency key and owner. A retry of the same request gets the stored response. Throws
 * IDEMPOTENCY_KEY_REUSED for a different request, and IDEMPOTENCY_IN_FLIGHT while the first one is running.
 */
export async function once<Value extends object>(
  { db, clock, idempotencyKey }: Pick<RequestContext, 'db' | 'clock' | 'idempotencyKey'>,
  owner: string,
  request: readonly string[],
  run: () => Promise<Value>,
): Promise<Value> {
  if (!idempotencyKey) throw new ApiError('IDEMPOTENCY_KEY_MISSING');
  const call = { owner, key: idempotencyKey };
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');

  const known = (await begin(db, call, requestHash, clock.now())) as StoredOutcome<Value> | null;
  if (known && 'failure' in known) {
    const { name, code: _, ...details } = known.failure;
    throw new ApiError(name, details);
  }
  if (known) return known.value;

  const keep = (answer: StoredOutcome<Value>) => storeOutcome(db, call, answer);
  try {
    const value = await run();
    await keep({ value });
    return value;
  } catch (error) {
    if (isLasting(error)) await keep({ failure: error.body });
    else await deleteCall(db, call);
    throw error;
  }
}

export const deleteExpiredKeys = (db: Database, now: Date) =>
  deleteCallsBefore(db, new Date(now.getTime() - KEY_LIFETIME_MS));
