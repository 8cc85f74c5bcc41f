import { DrizzleQueryError } from 'drizzle-orm';
import { ApiError } from '../errors.ts';

/** Seconds after which a restart or a failover is usually over. */
const RETRY_SECONDS = 2;

/** Error codes of Node and PostgreSQL for a connection that is lost or cannot be made. */
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Class 08: connection exceptions; 57P: operator intervention; 53300: too many connections.
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
  // Read-only transaction: after a failover, until writes go to the new primary.
  '25006',
  // The statement was cancelled: it ran too long or waited too long for a lock.
  '57014',
  '55P03',
  '25P03',
]);
/** Messages of the driver for errors that have no code. */
const LOST_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  // Neither an answer nor the end of the connection came.
  'Query read timeout',
];

/** Serialisation failure and deadlock: the caller may retry at once. */
const AGAIN = new Set(['40001', '40P01']);

/** A write on a replica, where none may be sent; a statement that ran too long. */
const FINAL_ON_REPLICA = new Set(['25006', '57014']);

/** The request contains U+0000, which PostgreSQL can store in neither text nor JSON. */
const UNSTORABLE = new Set(['22021', '22P05']);

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

/**
 * PgBouncer has one code for all that happens to it and to its server, which PostgreSQL gives only to a faulty driver; those
 * errors name the routine that found the fault.
 */
const isOfPooler = (error: Error) => codeOf(error) === '08P01' && !('routine' in error && error.routine);

/** Unwraps an error of the query builder, or of a connection to several hosts. */
const causesOf = (error: Error): Error[] => {
  if (error instanceof DrizzleQueryError && error.cause) return causesOf(error.cause);
  return error instanceof AggregateError ? [error, ...(error.errors as Error[])] : [error];
};

/** Returns true if the error passes once the database is back. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  causesOf(error).some(
    (cause) =>
      LOST.has(codeOf(cause)) ||
      isOfPooler(cause) ||
      LOST_WORDS.some((words) => cause.message.startsWith(words)),
  );

/**
 * Returns true if the primary may answer a statement that failed on a replica: it was lost, replay cancelled the statement,
 * or it lacks what a migration added. A bug fails on the primary too.
 */
export const isReplicaFault = (error: unknown): boolean =>
  !(error instanceof Error && causesOf(error).some((cause) => FINAL_ON_REPLICA.has(codeOf(cause))));

/** Maps a database error that is no bug to a coded error; null if a bug caused it. */
export function databaseRefusal(error: unknown): ApiError | null {
  if (isDatabaseAway(error))
    return new ApiError('DATABASE_UNAVAILABLE', { retryAfter: RETRY_SECONDS }, { cause: error });
  const has = (codes: ReadonlySet<string>) =>
    error instanceof Error && causesOf(error).some((cause) => codes.has(codeOf(cause)));
  if (has(AGAIN)) return new ApiError('DATABASE_UNAVAILABLE', { retryAfter: 1 }, { cause: error });
  return has(UNSTORABLE) ? new ApiError('MALFORMED_REQUEST', {}, { cause: error }) : null;
}
