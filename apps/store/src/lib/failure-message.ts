import type { ErrorName } from '@patine/contract/errors';
import { ApiAwayError, ApiError } from './api-error.ts';

const GENERAL: Partial<Record<ErrorName, string>> = {
  TOO_MANY_ATTEMPTS: 'failure.tooManyAttempts',
  ACCESS_DENIED: 'failure.accessDenied',
  OVERLOADED: 'failure.away',
  DATABASE_UNAVAILABLE: 'failure.away',
  STORAGE_UNAVAILABLE: 'failure.away',
};

/** The message id for a failure: the caller's own for the errors it expects, otherwise the general one. */
export function failureMessage(error: unknown, own: Partial<Record<ErrorName, string>> = {}): string {
  if (error instanceof ApiAwayError) return 'failure.away';
  const name = error instanceof ApiError ? error.body.name : 'UNKNOWN';
  return own[name] ?? GENERAL[name] ?? 'failure.unknown';
}

/** The wait that a failure prescribes, for messages: whole minutes, or seconds if it is less than one minute. */
export function retryDelay(error: unknown): { minutes: number; seconds: number } {
  const seconds = error instanceof ApiError ? (error.body.retryAfter ?? 0) : 0;
  return { minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60), seconds };
}
