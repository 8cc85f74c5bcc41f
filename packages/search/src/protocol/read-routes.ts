import { editParams, withEditInfo } from './edit-query.ts';
import { readEvents } from './events.ts';
import { handleQueries } from './multi-query.ts';
import { handleObjects } from './objects.ts';
import { readBody, readParams } from './read-body.ts';
import { withResponseFields } from './response-fields.ts';
import type { Route } from './route.ts';

/** Routes for any search key. */
export const readRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/*/queries',
    access: 'search',
    respond: ({ engine, request }) => handleQueries(engine, readBody(request.body), request.editQuery),
  },
  {
    method: 'POST',
    path: '/1/indexes/*/objects',
    access: 'search',
    respond: ({ engine, request }) => handleObjects(engine, readBody(request.body)),
  },
  {
    method: 'POST',
    path: '/1/indexes/:/query',
    access: 'search',
    respond: ({ engine, request, params: [name = ''] }) => {
      const { params, editInfo } = editParams(name, readParams(readBody(request.body)), request.editQuery);
      return withResponseFields(withEditInfo(engine.searchJson(name, params), editInfo), params);
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:/facets/:/query',
    access: 'search',
    respond: ({ engine, request, params: [name = '', facet = ''] }) => {
      const { params } = editParams(name, readParams(readBody(request.body)), request.editQuery);
      return engine.searchForFacetValues(name, facet, params);
    },
  },
  {
    method: 'POST',
    path: '/1/events',
    access: 'search',
    respond: ({ request, options }) => {
      const events = readEvents(readBody(request.body));
      options.onEvents?.(events);
      return { status: 200, message: 'OK' };
    },
  },
];
