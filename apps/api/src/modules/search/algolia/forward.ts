import type { AlgoliaRequest, AlgoliaResponse } from '@patine/search';
import { type AlgoliaAccount, algoliaClient, statusOf } from './account.ts';

/** What a shop's visitor may ask: one search or several, a facet's values, some objects. */
const SEARCHES = /^\/1\/indexes\/(\*\/(queries|objects)|[\w-]+\/(query|facets\/[\w.-]+\/query))$/;
const EVENTS = '/1/events';
const INSIGHTS = 'https://insights.algolia.io';

const refusal = (status: number, message: string): AlgoliaResponse => ({
  status,
  body: JSON.stringify({ message, status }),
});

/** Hands searches on to an account, with the key that searches alone. */
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
      // A wrong key is the shop's own mistake: the visitor is told nothing of it.
      if (status === 400 || status === 404 || status === 413 || status === 422)
        return refusal(status, error instanceof Error ? error.message : 'Refused');
      onFailure(error);
      return refusal(503, 'Search is not available');
    }
  };
}
