import { DrizzleQueryError } from 'drizzle-orm';
import { ApiError } from '../errors.ts';

/** Seconds: a restart or a failover is over by then. */
const RETRY_SECONDS = 2;

/** The connection is lost or cannot be had, by Node's and PostgreSQL's codes. */
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Class 08 is of connections, 57P of an operator's intervention, 53300 of too many of them.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  // After a failover, until writes are led to the new primary.
  '25006',
  // The statement took longer than it may, or waited too long for a lock.
  '57014',
  '55P03',
  '25P03',
]);
/** What the driver says without a code. */
const LOST_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

/** Who loses a deadlock or a serialisation may ask again at once. */
const AGAIN = new Set(['40001', '40P01']);

/** U+0000 in a text or in JSON: what was sent holds what no text can. */
const UNSTORABLE = new Set(['22021', '22P05']);

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** What threw, under the wrappers of the query builder and of an address with several hosts. */
const causesOf = (error: Error): Error[] => {
  if (error instanceof DrizzleQueryError && error.cause) return causesOf(error.cause);
  return error instanceof AggregateError ? [error, ...(error.errors as Error[])] : [error];
};

/** True of a failure that passes once the database is back. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  causesOf(error).some(
    (cause) => LOST.has(codeOf(cause)) || LOST_WORDS.some((words) => cause.message.startsWith(words)),
  );

/** The coded answer to what the database refuses through nobody's fault here; null where a bug is to blame. */
export function databaseRefusal(error: unknown): ApiError | null {
  if (isDatabaseAway(error))
    return new ApiError('DATABASE_UNAVAILABLE', { retryAfter: RETRY_SECONDS }, { cause: error });
  const has = (codes: ReadonlySet<string>) =>
    error instanceof Error && causesOf(error).some((cause) => codes.has(codeOf(cause)));
  if (has(AGAIN)) return new ApiError('DATABASE_UNAVAILABLE', { retryAfter: 1 }, { cause: error });
  return has(UNSTORABLE) ? new ApiError('MALFORMED_REQUEST', {}, { cause: error }) : null;
}
