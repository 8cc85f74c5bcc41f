import type { SearchEngine } from '../engine.ts';
import { readList } from '../query/read-values.ts';
import { SearchError } from '../search-error.ts';
import { isJsonObject, type JsonObject } from './read-body.ts';

const mostObjects = 1000;

/** Objects by their IDs, in the order asked, null for one that is not there. */
export function handleObjects(engine: SearchEngine, { requests }: JsonObject): string {
  if (!Array.isArray(requests)) throw new SearchError(400, '"requests" must be an array');
  if (requests.length > mostObjects) throw new SearchError(400, `Too many objects: ${mostObjects} at most`);
  return `{"results":[${requests.map((request) => answerObject(engine, request)).join()}]}`;
}

function answerObject(engine: SearchEngine, request: unknown): string {
  if (!isJsonObject(request)) throw new SearchError(400, '"requests" must hold objects');
  const { indexName, objectID } = request;
  if (typeof indexName !== 'string' || typeof objectID !== 'string') {
    throw new SearchError(400, 'Missing "indexName" or "objectID" in a request');
  }
  const asked = request['attributesToRetrieve'];
  const attributes = asked === undefined ? undefined : readList('attributesToRetrieve', asked);
  return engine.findableJson(indexName, objectID, attributes) ?? 'null';
}
