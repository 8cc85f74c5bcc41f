import { failureMessage } from '../../lib/failure-message.ts';
import { FaultyPageError } from './content-api.ts';

const OWN = {
  ACCESS_DENIED: 'showroom.failure.access',
  TOKEN_EXPIRED: 'showroom.failure.access',
  NOT_FOUND: 'showroom.failure.notFound',
  VALIDATION: 'showroom.failure.faults',
  NEWER_DRAFT: 'showroom.failure.newer',
  REQUEST_TOO_LARGE: 'showroom.failure.tooLarge',
} as const;

/** The message that tells an editor of a failure. */
export const failureOf = (error: unknown): string =>
  error instanceof FaultyPageError ? 'showroom.failure.faults' : failureMessage(error, OWN);
