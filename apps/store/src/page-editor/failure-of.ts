import { failureMessage } from '../lib/failure-message.ts';
import { InvalidPageError } from './content-api.ts';

const OWN = {
  ACCESS_DENIED: 'pageEditor.failure.access',
  TOKEN_EXPIRED: 'pageEditor.failure.access',
  NOT_FOUND: 'pageEditor.failure.notFound',
  VALIDATION: 'pageEditor.failure.errors',
  NEWER_DRAFT: 'pageEditor.failure.newer',
  REQUEST_TOO_LARGE: 'pageEditor.failure.tooLarge',
} as const;

/** The message that tells an editor of a failure. */
export const failureOf = (error: unknown): string =>
  error instanceof InvalidPageError ? 'pageEditor.failure.errors' : failureMessage(error, OWN);
