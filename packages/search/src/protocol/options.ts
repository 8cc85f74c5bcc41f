import type { Keys } from './access.ts';
import type { SearchEvent } from './events.ts';

export interface AlgoliaHandlerOptions extends Keys {
  /** Longer bodies are rejected with 413; one million characters by default. */
  maxBodyLength?: number;
  /** Called for unexpected errors; the client gets a response 500 without details. */
  onFailure?: (failure: unknown) => void;
  /** Called with the events of `POST /1/events`: clicks, views and conversions. */
  onEvents?: (events: readonly SearchEvent[]) => void;
  /** Milliseconds since 1970, for the dates in responses to writes. */
  clock?: () => number;
  /** When true, writes and settings create a missing index, as in Algolia. */
  createsIndexes?: boolean;
}
