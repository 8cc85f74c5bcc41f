import type { AlgoliaRequest, AlgoliaResponse } from '@patine/search';
import { type AlgoliaAccount, algoliaClient, statusOf } from './account.ts';

/** The endpoints that browsers may call: single and multiple queries, facet values, objects by id. */
const SEARCHES = /^\/1\/indexes\/(\*\/(queries|objects)|[\w-]+\/(query|facets\/[\w.-]+\/query))$/;
const EVENTS = '/1/events';
const INSIGHTS = 'https://insights.algolia.io';

const refusal = (status: number, message: string): AlgoliaResponse => ({
  status,
  body: JSON.stringify({ message, status }),
});

/** Forwards search requests to Algolia with the search key. */
export function forwardTo(account: AlgoliaAccount, onFailure: (failure: unknown) => void) {
  const client = algoliaClient(account, account.searchKey);

  const events = async (body: string): Promise<AlgoliaResponse> => {
    const answer = await fetch((account.url ?? INSIGHTS) + EVENTS, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': account.appId,
        'x-algolia-api-key': account.searchKey,
      },
      body,
    });
    return { status: answer.status, body: await answer.text() };
  };

  return async ({ method, path: asked, body }: AlgoliaRequest): Promise<AlgoliaResponse> => {
    const [path = ''] = asked.split('?');
    if (method !== 'POST' || (path !== EVENTS && !SEARCHES.test(path))) return refusal(404, 'Path not found');
    let given: unknown;
    try {
      given = JSON.parse(body || '{}');
    } catch {
      return refusal(400, 'Invalid JSON');
    }
    try {
      if (path === EVENTS) return await events(body);
      const answer = await client.customPost({ path: path.slice(1), body: given as Record<string, unknown> });
      return { status: 200, body: JSON.stringify(answer) };
    } catch (error) {
      const status = statusOf(error);
      // Other errors, such as a wrong key, are the shop's own: the visitor gets a plain 503.
      if (status === 400 || status === 404 || status === 413 || status === 422)
        return refusal(status, error instanceof Error ? error.message : 'Refused');
      onFailure(error);
      return refusal(503, 'Search is not available');
    }
  };
}
