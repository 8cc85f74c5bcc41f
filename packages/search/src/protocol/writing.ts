import { SearchError } from '../search-error.ts';
import type { SearchObject } from '../search-object.ts';
import { emptyConfig } from './index-settings.ts';
import { isJsonObject } from './read-body.ts';
import type { RouteContext } from './route.ts';

const longestID = 512;

/** Returns an object that can be stored, or throws 400. */
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

/** Creates a missing index when the options allow it. */
export function openIndex({ engine, options }: RouteContext, name: string): void {
  if (options.createsIndexes && !engine.names().includes(name)) engine.configure(emptyConfig(name));
}

interface Dates {
  createdAt?: true;
  updatedAt?: true;
  deletedAt?: true;
  [member: string]: unknown;
}

/** Returns the response to a write. The write is complete, so its task is always reported as published. */
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
