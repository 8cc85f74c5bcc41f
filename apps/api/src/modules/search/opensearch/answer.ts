import {
  type AlgoliaRequest,
  type AlgoliaResponse,
  editParams,
  readBody,
  readEvents,
  readList,
  readObjects,
  readParams,
  readRequest,
  requestsIn,
  SearchError,
  type SearchEvent,
  stopsWhenFull,
} from '@patine/search/requests';
import { type AnswerContext, answerQueries } from './answer-queries.ts';
import type { OpenSearchConnection } from './connection.ts';
import type { CurrentConfigs } from './current-configs.ts';
import { getObjects } from './get-objects.ts';
import { queriedIndexes } from './queried-indexes.ts';

const PATH = {
  queries: /^\/1\/indexes\/\*\/queries$/,
  objects: /^\/1\/indexes\/\*\/objects$/,
  query: /^\/1\/indexes\/([\w-]+)\/query$/,
  facetQuery: /^\/1\/indexes\/([\w-]+)\/facets\/([\w.-]+)\/query$/,
  object: /^\/1\/indexes\/([\w-]+)\/(?!settings$)([\w%.~-]+)$/,
  events: /^\/1\/events$/,
};

const MAX_BODY_LENGTH = 1_000_000;

type Hooks = { onFailure: (failure: unknown) => void; onEvents: (events: readonly SearchEvent[]) => void };

const refusal = (status: number, message: string): AlgoliaResponse => ({
  status,
  body: JSON.stringify({ message, status }),
});

/** Answers Algolia's protocol out of OpenSearch. */
export function answerFrom(
  connection: OpenSearchConnection,
  current: Pick<CurrentConfigs, 'all'>,
  { onFailure, onEvents }: Hooks,
) {
  const indexOf = queriedIndexes(current);
  const context: AnswerContext = { connection, indexOf, now: () => performance.now() };

  const respond = async ({ method, path: url, query, body, editQuery }: AlgoliaRequest): Promise<string> => {
    const [path = ''] = url.split('?');
    const [, name = '', rest = ''] =
      [PATH.query, PATH.facetQuery, PATH.object].map((known) => known.exec(path)).find(Boolean) ?? [];
    if (method === 'GET' && PATH.object.test(path)) {
      const requested = query?.['attributesToRetrieve'];
      const attributes = requested === undefined ? undefined : readList('attributesToRetrieve', requested);
      const [object] = await getObjects(context, [
        { indexName: name, objectID: decodeURIComponent(rest), attributes },
      ]);
      if (!object) throw new SearchError(404, 'ObjectID does not exist');
      return object;
    }
    if (method !== 'POST') throw new SearchError(404, 'Path not found');
    if (body.length > MAX_BODY_LENGTH) throw new SearchError(413, 'Request body too large');
    const given = readBody(body);
    if (PATH.events.test(path)) {
      onEvents(readEvents(given));
      return JSON.stringify({ status: 200, message: 'OK' });
    }
    if (PATH.objects.test(path)) {
      const objects = await getObjects(context, readObjects(given));
      return `{"results":[${objects.map((object) => object ?? 'null').join()}]}`;
    }
    if (PATH.queries.test(path)) {
      const queries = requestsIn(given).map((request) => readRequest(request, editQuery));
      const answers = await answerQueries(context, queries, stopsWhenFull(given));
      return `{"results":[${answers.join()}]}`;
    }
    const isFacet = PATH.facetQuery.test(path);
    if (!isFacet && !PATH.query.test(path)) throw new SearchError(404, 'Path not found');
    const edited = editParams(name, readParams(given), editQuery);
    const one = { indexName: name, facet: isFacet ? rest : undefined, ...edited };
    const [answer = ''] = await answerQueries(context, [one]);
    return answer;
  };

  return async (request: AlgoliaRequest): Promise<AlgoliaResponse> => {
    try {
      return { status: 200, body: await respond(request) };
    } catch (error) {
      if (error instanceof SearchError) return refusal(error.status, error.message);
      // Whatever OpenSearch refuses is the shop's own fault: the visitor gets a plain 503.
      onFailure(error);
      return refusal(503, 'Search is not available');
    }
  };
}
