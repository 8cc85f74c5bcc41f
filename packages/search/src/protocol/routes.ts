import type { SearchEngine } from '../engine.ts';
import { SearchError } from '../search-error.ts';
import { pick } from '../query/write-hits.ts';
import { readList } from '../query/read-values.ts';
import type { AlgoliaRequest } from './messages.ts';
import { answerQueries } from './multi-query.ts';
import { answerObjects } from './objects.ts';
import { readBody, readParams } from './read-body.ts';

/** The JSON for one request, or a `SearchError`. */
export function route(engine: SearchEngine, request: AlgoliaRequest): string {
  const [version, indexes, name, ...rest] = pathParts(request.path);
  if (version !== '1' || indexes !== 'indexes' || !name) throw pathNotFound();
  if (name === '*') return routeAll(engine, request, rest);
  const [action, facet, last] = rest;
  if (rest.length === 1 && action === 'query') {
    expectMethod(request, 'POST');
    return engine.searchJson(name, readParams(readBody(request.body)));
  }
  if (rest.length === 3 && action === 'facets' && facet && last === 'query') {
    expectMethod(request, 'POST');
    return JSON.stringify(engine.searchForFacetValues(name, facet, readParams(readBody(request.body))));
  }
  if (rest.length !== 1 || !action) throw pathNotFound();
  expectMethod(request, 'GET');
  return objectJson(engine, name, action, request);
}

function routeAll(engine: SearchEngine, request: AlgoliaRequest, rest: readonly string[]): string {
  const [action] = rest;
  if (rest.length !== 1 || (action !== 'queries' && action !== 'objects')) throw pathNotFound();
  expectMethod(request, 'POST');
  const body = readBody(request.body);
  return action === 'queries' ? answerQueries(engine, body) : answerObjects(engine, body);
}

function objectJson(engine: SearchEngine, name: string, objectID: string, request: AlgoliaRequest): string {
  const json = engine.findableJson(name, objectID);
  if (json === undefined) throw new SearchError(404, 'ObjectID does not exist');
  const attributes = readList('attributesToRetrieve', request.query?.['attributesToRetrieve']);
  return attributes.length === 0 ? json : pick(json, attributes);
}

function pathParts(path: string): string[] {
  const [plain = ''] = path.split('?');
  try {
    return plain.split('/').slice(1).map(decodeURIComponent);
  } catch {
    throw new SearchError(400, 'Invalid path');
  }
}

function expectMethod(request: AlgoliaRequest, method: 'GET' | 'POST'): void {
  if (request.method.toUpperCase() !== method) throw new SearchError(405, 'Method not allowed');
}

const pathNotFound = (): SearchError => new SearchError(404, 'Path not found');
