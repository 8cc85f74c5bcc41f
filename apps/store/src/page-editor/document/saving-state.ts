import type { NewerDraft } from '@patine/contract/content/documents';
import type { UseMutationResult } from '@tanstack/react-query';
import { ApiAwayError, ApiError } from '../../lib/api-error.ts';

const MAX_PAUSE_MS = 30_000;

/** A connection that is lost comes back: until then the same is tried again, less and less often. */
export const untilThere = {
  retry: (_count: number, error: Error) => error instanceof ApiAwayError,
  retryDelay: (attempt: number) => Math.min(1000 * 2 ** attempt, MAX_PAUSE_MS),
};

type Sending = Pick<UseMutationResult, 'error' | 'isPending' | 'isPaused' | 'failureCount' | 'reset'>;

/** Where the saving and publishing of a document stand. */
export function savingState(save: Sending, publish: Sending) {
  const newer: NewerDraft | undefined = save.error instanceof ApiError ? save.error.body.newer : undefined;
  return {
    /** What somebody else saved meanwhile. */
    newer: newer ?? null,
    /** Tried again and again until the connection is back. */
    isAway: [save, publish].some(
      ({ isPending, isPaused, failureCount }) => isPending && (isPaused || failureCount > 0),
    ),
    forget: () => {
      save.reset();
      publish.reset();
    },
  };
}
