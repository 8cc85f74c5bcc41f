import type { SearchEngine } from '../engine.ts';
import { SearchError } from '../search-error.ts';
import { editParams, type QueryEditor, withEditInfo } from './edit-query.ts';
import { isJsonObject, type JsonObject, readParams } from './read-body.ts';
import { withResponseFields } from './response-fields.ts';

const mostQueries = 50;
/**
 * Maximum total length of all responses of a request, in characters. A page of the shop needs a few hundred thousand.
 */
const maxResponseLength = 4_000_000;

/** Runs several searches without a write in between, so that they share cached filters and matches. */
export function handleQueries(engine: SearchEngine, body: JsonObject, editor?: QueryEditor): string {
  const { requests, strategy } = body;
  if (!Array.isArray(requests)) throw new SearchError(400, '"requests" must be an array');
  if (requests.length > mostQueries)
    throw new SearchError(400, `Too many queries: the maximum is ${mostQueries}`);
  const results: string[] = [];
  let length = 0;
  for (const request of requests) {
    const { json, isFull } = answerQuery(engine, request, editor);
    length += json.length;
    if (length > maxResponseLength) throw new SearchError(413, 'The responses are too long in total');
    results.push(json);
    if (strategy === 'stopIfEnoughMatches' && isFull()) break;
  }
  return `{"results":[${results.join()}]}`;
}

interface Answer {
  json: string;
  /** Whether the query found as many hits as a page holds. */
  isFull: () => boolean;
}

function answerQuery(engine: SearchEngine, request: unknown, editor: QueryEditor | undefined): Answer {
  if (!isJsonObject(request)) throw new SearchError(400, '"requests" must hold objects');
  const { indexName, type, facet, ...rest } = request;
  if (typeof indexName !== 'string') throw new SearchError(400, 'Missing "indexName" in a query');
  const { params, editInfo } = editParams(indexName, readParams(rest), editor);
  if (type !== 'facet') {
    const found = engine.searchJson(indexName, params);
    const json = withResponseFields(withEditInfo(found, editInfo), params);
    return { json, isFull: () => fillsPage(found) };
  }
  if (typeof facet !== 'string') throw new SearchError(400, 'Missing "facet" in a facet query');
  const json = JSON.stringify(engine.searchForFacetValues(indexName, facet, params));
  return { json, isFull: () => false };
}

function fillsPage(json: string): boolean {
  const { nbHits, hitsPerPage }: Partial<Record<'nbHits' | 'hitsPerPage', number>> = JSON.parse(json);
  return nbHits !== undefined && hitsPerPage !== undefined && nbHits >= hitsPerPage;
}
