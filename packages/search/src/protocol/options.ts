import type { Keys } from './access.ts';
import type { SearchEvent } from './events.ts';

export interface AlgoliaHandlerOptions extends Keys {
  /** Longer bodies are refused with 413; one million characters unless told. */
  maxBodyLength?: number;
  /** Told of a failure that is no fault of the request; the client gets a bare 500. */
  onFailure?: (failure: unknown) => void;
  /** Told of what visitors clicked, viewed and bought, as `POST /1/events` brings it. */
  onEvents?: (events: readonly SearchEvent[]) => void;
  /** Milliseconds since 1970, for the dates in answers to writes. */
  clock?: () => number;
  /** Writes and settings make an index that is not there, as in an Algolia account. */
  createsIndexes?: boolean;
}
