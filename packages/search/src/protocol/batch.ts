import type { SearchEngine } from '../engine.ts';
import { SearchError } from '../search-error.ts';
import { isJsonObject, type JsonObject } from './read-body.ts';
import { objectIDIn, objectIn } from './writing.ts';

const mostOperations = 10_000;

interface Operation {
  indexName: string;
  objectID: string;
  apply: (engine: SearchEngine) => void;
}

/**
 * Parses the operations of a batch. All are validated before the first is applied, so that an invalid batch changes
 * nothing.
 */
export function readBatch({ requests }: JsonObject, indexName: string | undefined): Operation[] {
  if (!Array.isArray(requests)) throw new SearchError(400, '"requests" must be an array');
  if (requests.length > mostOperations)
    throw new SearchError(400, `Too many operations: the maximum is ${mostOperations}`);
  return requests.map((request: unknown) => {
    if (!isJsonObject(request)) throw new SearchError(400, '"requests" must hold objects');
    const name = indexName ?? request['indexName'];
    if (typeof name !== 'string') throw new SearchError(400, 'Missing "indexName" in an operation');
    return readOperation(name, request['action'], request['body']);
  });
}

function readOperation(indexName: string, action: unknown, given: unknown): Operation {
  const body = isJsonObject(given) ? given : {};
  switch (action) {
    case 'addObject': {
      const object = objectIn({ objectID: crypto.randomUUID(), ...body });
      return {
        indexName,
        objectID: object.objectID,
        apply: (engine) => engine.saveObjects(indexName, [object]),
      };
    }
    case 'updateObject': {
      const object = objectIn(body);
      return {
        indexName,
        objectID: object.objectID,
        apply: (engine) => engine.saveObjects(indexName, [object]),
      };
    }
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate': {
      const object = objectIn(body);
      const creates = action === 'partialUpdateObject';
      return {
        indexName,
        objectID: object.objectID,
        apply: (engine) => engine.partialUpdateObjects(indexName, [object], creates),
      };
    }
    case 'deleteObject': {
      const objectID = objectIDIn(body);
      return { indexName, objectID, apply: (engine) => engine.deleteObjects(indexName, [objectID]) };
    }
    case 'clear':
      return { indexName, objectID: '', apply: (engine) => engine.clear(indexName) };
    default:
      throw new SearchError(400, `Invalid "action" in an operation: ${String(action)}`);
  }
}
