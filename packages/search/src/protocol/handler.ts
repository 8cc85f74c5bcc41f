import type { SearchEngine } from '../engine.ts';
import { SearchError } from '../search-error.ts';
import { allowsKey } from './api-key.ts';
import type { AlgoliaRequest, AlgoliaResponse } from './messages.ts';
import { route } from './routes.ts';

export interface AlgoliaHandlerOptions {
  /** Search keys that are let in; everybody is when there is no list. */
  apiKeys?: readonly string[];
  /** Longer bodies are refused with 413; one million characters unless told. */
  maxBodyLength?: number;
  /** Told of a failure that is no fault of the request; the client gets a bare 500. */
  onFailure?: (failure: unknown) => void;
}

export type AlgoliaHandler = (request: AlgoliaRequest) => Promise<AlgoliaResponse>;

/** Algolia's search protocol over an engine. It answers every request and never rejects. */
export function createAlgoliaHandler(
  engine: SearchEngine,
  options: AlgoliaHandlerOptions = {},
): AlgoliaHandler {
  const { apiKeys, maxBodyLength = 1_000_000, onFailure } = options;
  return async (request) => {
    try {
      if (!allowsKey(apiKeys, request)) throw new SearchError(403, 'Invalid Application-ID or API key');
      if (request.body.length > maxBodyLength) throw new SearchError(413, 'Request body too large');
      return { status: 200, body: route(engine, request) };
    } catch (failure) {
      if (failure instanceof SearchError) return errorResponse(failure.status, failure.message);
      onFailure?.(failure);
      return errorResponse(500, 'Internal error');
    }
  };
}

const errorResponse = (status: number, message: string): AlgoliaResponse => ({
  status,
  body: JSON.stringify({ message, status }),
});
