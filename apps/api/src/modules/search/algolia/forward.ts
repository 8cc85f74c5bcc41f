import type { AlgoliaRequest, AlgoliaResponse, QueryEditor, EditInfo } from '@patine/search';
import { editBody, editRequest, SearchError } from '@patine/search';
import { type AlgoliaAccount, algoliaClient, statusOf } from './account.ts';

/** The endpoints that browsers may post to: single and multiple queries, facet values, objects by id. */
const SEARCHES = /^\/1\/indexes\/(\*\/(queries|objects)|[\w-]+\/(query|facets\/[\w.-]+\/query))$/;
/** One object by id. */
const OBJECT = /^\/1\/indexes\/[\w-]+\/(?!settings$)[\w%.~-]+$/;
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

  const object = async (path: string, query: AlgoliaRequest['query']): Promise<AlgoliaResponse> => {
    const requested = query?.['attributesToRetrieve'];
    const parameters = typeof requested === 'string' ? { attributesToRetrieve: requested } : {};
    const found = await client.customGet({ path: path.slice(1), parameters });
    return { status: 200, body: JSON.stringify(found) };
  };

  return async ({ method, path: url, query, body, editQuery }: AlgoliaRequest): Promise<AlgoliaResponse> => {
    const [path = ''] = url.split('?');
    const isObject = method === 'GET' && OBJECT.test(path);
    const isPosted = method === 'POST' && (path === EVENTS || SEARCHES.test(path));
    if (!isObject && !isPosted) return refusal(404, 'Path not found');
    let given: unknown;
    try {
      given = JSON.parse(body || '{}');
    } catch {
      return refusal(400, 'Invalid JSON');
    }
    try {
      if (isObject) return await object(path, query);
      if (path === EVENTS) return await events(body);
      const edited = editedBy(editQuery, path, withoutOwn(given));
      const answer = await client.customPost({ path: path.slice(1), body: edited.body });
      return { status: 200, body: JSON.stringify(edited.addEdit(answer)) };
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

/** Leaves out the parameters that only the embedded engine knows: Algolia refuses unknown ones. */
function withoutOwn(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('requests' in given)) return given;
  const { requests } = given;
  if (!Array.isArray(requests)) return given;
  return {
    ...given,
    requests: requests.map((request: unknown) =>
      typeof request === 'object' && request
        ? { ...request, numericFacetCounts: undefined, exhaustiveNbHits: undefined }
        : request,
    ),
  };
}

type EditedBody = {
  body: Record<string, unknown>;
  /** Adds what the editor tells to the response. */
  addEdit: (answer: Record<string, unknown>) => Record<string, unknown>;
};

/** Applies the editor of queries to a request's body. */
function editedBy(editor: QueryEditor | undefined, path: string, given: unknown): EditedBody {
  const body = given as Record<string, unknown>;
  const unchanged = (answer: Record<string, unknown>) => answer;
  if (!editor) return { body, addEdit: unchanged };
  const { requests } = body;
  if (Array.isArray(requests)) {
    const edited = requests.map((request) => editRequest(request, editor));
    return {
      body: { ...body, requests: edited.map(({ request }) => request) },
      addEdit: (answer) => ({ ...answer, results: addToResults(answer['results'], edited) }),
    };
  }
  const [, name = ''] = NAMED.exec(path) ?? [];
  const { body: changed, editInfo } = editBody(name, body, editor);
  return {
    body: { ...changed },
    addEdit: (answer) => addToResponse(answer, editInfo),
  };
}

/** The response's `query` is the one of the request, as after Algolia's own rules. */
const addToResponse = (answer: Record<string, unknown>, editInfo: EditInfo | null): Record<string, unknown> =>
  editInfo ? { ...answer, query: editInfo.query, userData: [editInfo.userData] } : answer;

const addToResults = (results: unknown, edited: readonly { editInfo: EditInfo | null }[]): unknown =>
  Array.isArray(results)
    ? results.map((result: Record<string, unknown>, index) =>
        addToResponse(result, edited[index]?.editInfo ?? null),
      )
    : results;
