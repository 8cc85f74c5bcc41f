import type { SearchEngine } from '../engine.ts';
import { SearchError } from '../search-error.ts';
import { isJsonObject, type JsonObject, readParams } from './read-body.ts';

const mostQueries = 50;
/** Characters of all answers of a call: what a page of the shop asks for has some hundred thousand. */
const longestAnswer = 4_000_000;

/** Several searches at once. They run one after the other without a write between them, so they share filters and matches. */
export function handleQueries(engine: SearchEngine, body: JsonObject): string {
  const { requests, strategy } = body;
  if (!Array.isArray(requests)) throw new SearchError(400, '"requests" must be an array');
  if (requests.length > mostQueries) throw new SearchError(400, `Too many queries: ${mostQueries} at most`);
  const results: string[] = [];
  let length = 0;
  for (const request of requests) {
    const json = answerQuery(engine, request);
    length += json.length;
    if (length > longestAnswer) throw new SearchError(413, 'The answers are too long together');
    results.push(json);
    if (strategy === 'stopIfEnoughMatches' && fillsPage(json)) break;
  }
  return `{"results":[${results.join()}]}`;
}

function answerQuery(engine: SearchEngine, request: unknown): string {
  if (!isJsonObject(request)) throw new SearchError(400, '"requests" must hold objects');
  const { indexName, type, facet, ...rest } = request;
  if (typeof indexName !== 'string') throw new SearchError(400, 'Missing "indexName" in a query');
  const params = readParams(rest);
  if (type !== 'facet') return engine.searchJson(indexName, params);
  if (typeof facet !== 'string') throw new SearchError(400, 'Missing "facet" in a facet query');
  return JSON.stringify(engine.searchForFacetValues(indexName, facet, params));
}

function fillsPage(json: string): boolean {
  const { nbHits, hitsPerPage }: Partial<Record<'nbHits' | 'hitsPerPage', number>> = JSON.parse(json);
  return nbHits !== undefined && hitsPerPage !== undefined && nbHits >= hitsPerPage;
}
