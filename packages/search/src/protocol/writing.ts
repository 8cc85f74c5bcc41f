import { SearchError } from '../search-error.ts';
import type { SearchObject } from '../search-object.ts';
import { emptyConfig } from './index-settings.ts';
import { isJsonObject } from './read-body.ts';
import type { RouteContext } from './route.ts';

const longestID = 512;

/** An object that can be stored, or a refusal. */
export function objectIn(value: unknown): SearchObject {
  if (!isJsonObject(value)) throw new SearchError(400, 'Invalid object: expected a JSON object');
  return { ...value, objectID: objectIDIn(value) };
}

export function objectIDIn(value: Readonly<Record<string, unknown>>): string {
  const { objectID } = value;
  const text = typeof objectID === 'number' ? String(objectID) : objectID;
  if (typeof text !== 'string' || text === '') throw new SearchError(400, 'Missing "objectID" in an object');
  if (text.length > longestID) throw new SearchError(400, `objectID is longer than ${longestID} characters`);
  return text;
}

/** Makes an index that is about to be written, where indexes are made so. */
export function openIndex({ engine, options }: RouteContext, name: string): void {
  if (options.createsIndexes && !engine.names().includes(name)) engine.configure(emptyConfig(name));
}

interface Dates {
  createdAt?: true;
  updatedAt?: true;
  deletedAt?: true;
  [member: string]: unknown;
}

/** The answer to a write: it has been done, and its task says so whenever it is asked. */
export function written(
  { newTask, options }: RouteContext,
  { createdAt, updatedAt, deletedAt, ...members }: Dates,
) {
  const now = new Date((options.clock ?? Date.now)()).toISOString();
  return {
    ...members,
    taskID: newTask(),
    ...(createdAt && { createdAt: now }),
    ...(updatedAt && { updatedAt: now }),
    ...(deletedAt && { deletedAt: now }),
  };
}
