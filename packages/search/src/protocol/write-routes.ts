import type { SearchParams } from '../query/search-params.ts';
import { SearchError } from '../search-error.ts';
import { readBatch } from './batch.ts';
import { handleBrowse } from './browse.ts';
import { readBody, readParams } from './read-body.ts';
import type { Route, RouteContext } from './route.ts';
import { objectIn, openIndex, written } from './writing.ts';

/** Routes that write whole indexes. A write is complete before its response. */
export const writeRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/*/batch',
    access: 'write',
    respond: (context) => {
      const objectIDs = applyBatch(context, undefined);
      const { taskID, ...rest } = written(context, { objectIDs: objectIDs.map(({ objectID }) => objectID) });
      return { ...rest, taskID: Object.fromEntries(objectIDs.map(({ indexName }) => [indexName, taskID])) };
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:/batch',
    access: 'write',
    respond: (context) => {
      const objectIDs = applyBatch(context, context.params[0]).map(({ objectID }) => objectID);
      return written(context, { objectIDs });
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:',
    access: 'write',
    status: 201,
    respond: (context) => {
      const [name = ''] = context.params;
      openIndex(context, name);
      const object = objectIn({ objectID: crypto.randomUUID(), ...readBody(context.request.body) });
      context.engine.saveObjects(name, [object]);
      return written(context, { objectID: object.objectID, createdAt: true });
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:/clear',
    access: 'write',
    respond: (context) => {
      context.engine.clear(context.params[0] ?? '');
      return written(context, { updatedAt: true });
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:/deleteByQuery',
    access: 'write',
    respond: (context) => {
      const { facetFilters, filters, numericFilters, tagFilters } = readParams(
        readBody(context.request.body),
      );
      const given = { facetFilters, filters, numericFilters, tagFilters };
      if (Object.values(given).every((value) => value === undefined || value === ''))
        throw new SearchError(400, 'deleteBy needs a filter');
      context.engine.deleteBy(context.params[0] ?? '', { ...given } as SearchParams);
      return written(context, { updatedAt: true });
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:/browse',
    access: 'write',
    respond: ({ engine, request, params: [name = ''] }) =>
      handleBrowse(engine, name, readParams(readBody(request.body))),
  },
  {
    method: 'GET',
    path: '/1/indexes/:/task/:',
    access: 'write',
    respond: ({ engine, params: [name = ''] }) => {
      engine.config(name);
      return { status: 'published', pendingTask: false };
    },
  },
];

function applyBatch(context: RouteContext, indexName: string | undefined) {
  const operations = readBatch(readBody(context.request.body), indexName);
  for (const name of new Set(operations.map((operation) => operation.indexName))) {
    openIndex(context, name);
    context.engine.config(name);
  }
  for (const { apply } of operations) apply(context.engine);
  return operations;
}
