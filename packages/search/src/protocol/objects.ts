import type { SearchEngine } from '../engine.ts';
import { readList } from '../query/read-values.ts';
import { SearchError } from '../search-error.ts';
import { isJsonObject, type JsonObject } from './read-body.ts';

const mostObjects = 1000;

/** Returns objects by ID in the requested order, null for a missing one. */
export function handleObjects(engine: SearchEngine, body: JsonObject): string {
  const found = readObjects(body).map(
    ({ indexName, objectID, attributes }) => engine.findableJson(indexName, objectID, attributes) ?? 'null',
  );
  return `{"results":[${found.join()}]}`;
}

/** An object that a client asks for by ID. */
export interface RequestedObject {
  indexName: string;
  objectID: string;
  /** Undefined for all. */
  attributes: string[] | undefined;
}

export function readObjects({ requests }: JsonObject): RequestedObject[] {
  if (!Array.isArray(requests)) throw new SearchError(400, '"requests" must be an array');
  if (requests.length > mostObjects)
    throw new SearchError(400, `Too many objects: the maximum is ${mostObjects}`);
  return requests.map(readObject);
}

function readObject(request: unknown): RequestedObject {
  if (!isJsonObject(request)) throw new SearchError(400, '"requests" must hold objects');
  const { indexName, objectID } = request;
  if (typeof indexName !== 'string' || typeof objectID !== 'string') {
    throw new SearchError(400, 'Missing "indexName" or "objectID" in a request');
  }
  const requested = request['attributesToRetrieve'];
  const attributes = requested === undefined ? undefined : readList('attributesToRetrieve', requested);
  return { indexName, objectID, attributes };
}
