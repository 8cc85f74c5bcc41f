import type { SearchEngine } from '../engine.ts';
import { SearchError } from '../search-error.ts';
import { accessOf } from './access.ts';
import type { AlgoliaRequest, AlgoliaResponse } from './messages.ts';
import type { AlgoliaHandlerOptions } from './options.ts';
import { findRoute } from './routes.ts';

export type AlgoliaHandler = (request: AlgoliaRequest) => Promise<AlgoliaResponse>;

/** Creates a handler of Algolia's protocol. It responds to every request and never rejects. */
export function createAlgoliaHandler(
  engine: SearchEngine,
  options: AlgoliaHandlerOptions = {},
): AlgoliaHandler {
  const { maxBodyLength = 1_000_000, onFailure } = options;
  let lastTask = 0;
  const newTask = (): number => (lastTask += 1);
  return async (request) => {
    try {
      if (request.body.length > maxBodyLength) throw new SearchError(413, 'Request body too large');
      const access = accessOf(options, request);
      if (!access) throw new SearchError(403, 'Invalid Application-ID or API key');
      const { route, params } = findRoute(request);
      if (route.access === 'write' && access !== 'write')
        throw new SearchError(403, 'Method not allowed with this API key');
      const result = route.respond({ engine, request, params, options, newTask });
      return {
        status: route.status ?? 200,
        body: typeof result === 'string' ? result : JSON.stringify(result),
      };
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
