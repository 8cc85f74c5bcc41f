import type { SearchEngine } from '../engine.ts';
import { SearchError } from '../search-error.ts';
import { isJsonObject, type JsonObject, readParams } from './read-body.ts';

const mostQueries = 50;

/** Several searches at once. They run one after the other without a write between them, so they share filters and matches. */
export function answerQueries(engine: SearchEngine, body: JsonObject): string {
  const { requests, strategy = 'none' } = body;
  if (!Array.isArray(requests)) throw new SearchError(400, '"requests" must be an array');
  if (requests.length > mostQueries) throw new SearchError(400, `Too many queries: ${mostQueries} at most`);
  const results: string[] = [];
  for (const request of requests) {
    const answer = answerQuery(engine, request);
    results.push(answer.json);
    if (strategy === 'stopIfEnoughMatches' && answer.enough) break;
  }
  return `{"results":[${results.join()}]}`;
}

function answerQuery(engine: SearchEngine, request: unknown): { json: string; enough: boolean } {
  if (!isJsonObject(request)) throw new SearchError(400, '"requests" must hold objects');
  const { indexName, type, facet, ...rest } = request;
  if (typeof indexName !== 'string') throw new SearchError(400, 'Missing "indexName" in a query');
  const params = readParams(rest);
  if (type === 'facet') {
    if (typeof facet !== 'string') throw new SearchError(400, 'Missing "facet" in a facet query');
    return { json: JSON.stringify(engine.searchForFacetValues(indexName, facet, params)), enough: false };
  }
  const json = engine.searchJson(indexName, params);
  return { json, enough: hasEnough(json) };
}

/** Whether the first page is full. The counts stand behind the hits, so the last ones in the text are the answer's own. */
function hasEnough(json: string): boolean {
  const { nbHits, hitsPerPage }: { nbHits: number; hitsPerPage: number } = JSON.parse(json);
  return nbHits >= hitsPerPage;
}
