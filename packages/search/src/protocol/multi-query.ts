import type { SearchEngine } from '../engine.ts';
import { SearchError } from '../search-error.ts';
import { type EditInfo, editParams, type QueryEditor, withEditInfo } from './edit-query.ts';
import { isJsonObject, type JsonObject, readParams } from './read-body.ts';
import { withResponseFields } from './response-fields.ts';

const mostQueries = 50;
/**
 * Maximum total length of all responses of a request, in characters. A page of the shop needs a few hundred thousand.
 */
const maxResponseLength = 4_000_000;

/** Refuses responses that are too long together. */
export function checkLength(length: number): void {
  if (length > maxResponseLength) throw new SearchError(413, 'The responses are too long in total');
}

/** One of several queries: a search, or one for values of a facet. */
export interface ReadQuery {
  indexName: string;
  /** Undefined for a search. */
  facet: string | undefined;
  params: JsonObject;
  editInfo: EditInfo | null;
}

/** Runs several searches without a write in between, so that they share cached filters and matches. */
export function handleQueries(engine: SearchEngine, body: JsonObject, editor?: QueryEditor): string {
  const results: string[] = [];
  let length = 0;
  for (const request of requestsIn(body)) {
    const { json, isFull } = answerQuery(engine, readRequest(request, editor));
    length += json.length;
    checkLength(length);
    results.push(json);
    if (stopsWhenFull(body) && isFull()) break;
  }
  return `{"results":[${results.join()}]}`;
}

/** Returns the queries of a body, still to be read. */
export function requestsIn({ requests }: JsonObject): readonly unknown[] {
  if (!Array.isArray(requests)) throw new SearchError(400, '"requests" must be an array');
  if (requests.length > mostQueries)
    throw new SearchError(400, `Too many queries: the maximum is ${mostQueries}`);
  return requests;
}

/** Whether the queries after one that fills its page are left out. */
export const stopsWhenFull = ({ strategy }: JsonObject): boolean => strategy === 'stopIfEnoughMatches';

export function readRequest(request: unknown, editor: QueryEditor | undefined): ReadQuery {
  if (!isJsonObject(request)) throw new SearchError(400, '"requests" must hold objects');
  const { indexName, type, facet, ...rest } = request;
  if (typeof indexName !== 'string') throw new SearchError(400, 'Missing "indexName" in a query');
  const edited = editParams(indexName, readParams(rest), editor);
  if (type !== 'facet') return { indexName, facet: undefined, ...edited };
  if (typeof facet !== 'string') throw new SearchError(400, 'Missing "facet" in a facet query');
  return { indexName, facet, ...edited };
}

interface Answer {
  json: string;
  /** Whether the query found as many hits as a page holds. */
  isFull: () => boolean;
}

function answerQuery(engine: SearchEngine, { indexName, facet, params, editInfo }: ReadQuery): Answer {
  if (facet === undefined) {
    const found = engine.searchJson(indexName, params);
    const json = withResponseFields(withEditInfo(found, editInfo), params);
    return { json, isFull: () => fillsPage(found) };
  }
  const json = JSON.stringify(engine.searchForFacetValues(indexName, facet, params));
  return { json, isFull: () => false };
}

export function fillsPage(json: string): boolean {
  const { nbHits, hitsPerPage }: Partial<Record<'nbHits' | 'hitsPerPage', number>> = JSON.parse(json);
  return nbHits !== undefined && hitsPerPage !== undefined && nbHits >= hitsPerPage;
}
