import { readList } from '../query/read-values.ts';
import { SearchError } from '../search-error.ts';
import { readBody } from './read-body.ts';
import type { Route } from './route.ts';
import { objectIn, openIndex, written } from './writing.ts';

/** Routes of single objects by ID. */
export const objectRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/1/indexes/:/:',
    access: 'search',
    respond: ({ engine, request, params: [name = '', objectID = ''] }) => {
      const requested = request.query?.['attributesToRetrieve'];
      const attributes = requested === undefined ? undefined : readList('attributesToRetrieve', requested);
      const json = engine.findableJson(name, objectID, attributes);
      if (json === undefined) throw new SearchError(404, 'ObjectID does not exist');
      return json;
    },
  },
  {
    method: 'PUT',
    path: '/1/indexes/:/:',
    access: 'write',
    respond: (context) => {
      const [name = '', objectID = ''] = context.params;
      openIndex(context, name);
      context.engine.saveObjects(name, [objectIn({ ...readBody(context.request.body), objectID })]);
      return written(context, { objectID, updatedAt: true });
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:/:/partial',
    access: 'write',
    respond: (context) => {
      const [name = '', objectID = ''] = context.params;
      openIndex(context, name);
      const creates = context.request.query?.['createIfNotExists'] !== 'false';
      const object = objectIn({ ...readBody(context.request.body), objectID });
      context.engine.partialUpdateObjects(name, [object], creates);
      return written(context, { objectID, updatedAt: true });
    },
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:/:',
    access: 'write',
    respond: (context) => {
      const [name = '', objectID = ''] = context.params;
      context.engine.deleteObjects(name, [objectID]);
      return written(context, { deletedAt: true });
    },
  },
];
