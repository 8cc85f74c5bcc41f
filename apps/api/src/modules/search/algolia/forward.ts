import type { AlgoliaRequest, AlgoliaResponse, QueryEditor } from '@patine/search';
import { editBody, editRequest, SearchError } from '@patine/search';
import { type AlgoliaAccount, algoliaClient, statusOf } from './account.ts';

/** The endpoints that browsers may call: single and multiple queries, facet values, objects by id. */
const SEARCHES = /^\/1\/indexes\/(\*\/(queries|objects)|[\w-]+\/(query|facets\/[\w.-]+\/query))$/;
/** The index of a path that names one. */
const NAMED = /^\/1\/indexes\/([\w-]+)\//;
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

  return async ({ method, path: asked, body, editQuery }: AlgoliaRequest): Promise<AlgoliaResponse> => {
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
      const edited = editedBy(editQuery, path, given);
      const answer = await client.customPost({ path: path.slice(1), body: edited.body });
      return { status: 200, body: JSON.stringify(edited.tell(answer)) };
    } catch (error) {
      if (error instanceof SearchError) return refusal(error.status, error.message);
      const status = statusOf(error);
      // Other errors, such as a wrong key, are the shop's own: the visitor gets a plain 503.
      if (status === 400 || status === 404 || status === 413 || status === 422)
        return refusal(status, error instanceof Error ? error.message : 'Refused');
      onFailure(error);
      return refusal(503, 'Search is not available');
    }
  };
}

type EditedBody = {
  body: Record<string, unknown>;
  /** Adds what the editor tells to the response. */
  tell: (answer: Record<string, unknown>) => Record<string, unknown>;
};

/** Applies the editor of queries to a request's body. */
function editedBy(editor: QueryEditor | undefined, path: string, given: unknown): EditedBody {
  const body = given as Record<string, unknown>;
  const tellNothing = (answer: Record<string, unknown>) => answer;
  if (!editor) return { body, tell: tellNothing };
  const { requests } = body;
  if (Array.isArray(requests)) {
    const edited = requests.map((request) => editRequest(request, editor));
    return {
      body: { ...body, requests: edited.map(({ request }) => request) },
      tell: (answer) => ({ ...answer, results: withUserData(answer['results'], edited) }),
    };
  }
  const [, name = ''] = NAMED.exec(path) ?? [];
  const { body: changed, userData } = editBody(name, body, editor);
  return {
    body: { ...changed },
    tell: (answer) => (userData ? { ...answer, userData: [userData] } : answer),
  };
}

const withUserData = (results: unknown, edited: readonly { userData: object | null }[]): unknown =>
  Array.isArray(results)
    ? results.map((result: object, index) => {
        const userData = edited[index]?.userData;
        return userData ? { ...result, userData: [userData] } : result;
      })
    : results;
