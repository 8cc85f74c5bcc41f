import { isDeepStrictEqual } from 'node:util';
import { SearchError } from './search-error.ts';
import type { SearchObject } from './search-object.ts';

/** Algolia's built-in operations: changes that depend on the stored value. */
interface Operation {
  _operation: string;
  value: unknown;
}

/** Returns the stored object with the given attributes replaced, and operations applied to their attributes. */
export function updated(stored: SearchObject | undefined, given: SearchObject): SearchObject {
  const changes = Object.entries(given).map(([name, value]) => [
    name,
    isOperation(value) ? changed(stored?.[name], value) : value,
  ]);
  return { ...stored, ...Object.fromEntries(changes), objectID: given.objectID };
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && '_operation' in value;

function changed(before: unknown, { _operation: operation, value }: Operation): unknown {
  const number = typeof before === 'number' ? before : 0;
  const list: readonly unknown[] = Array.isArray(before) ? before : before === undefined ? [] : [before];
  switch (operation) {
    case 'Increment':
      return number + amount(value);
    case 'Decrement':
      return number - amount(value);
    case 'Add':
      return [...list, value];
    case 'AddUnique':
      return list.some((item) => isDeepStrictEqual(item, value)) ? list : [...list, value];
    case 'Remove':
      return list.filter((item) => !isDeepStrictEqual(item, value));
    default:
      throw new SearchError(400, `Invalid "_operation": ${operation}`);
  }
}

function amount(value: unknown): number {
  if (typeof value === 'number') return value;
  throw new SearchError(400, 'Invalid "value" of an operation: expected a number');
}
