import { SearchError } from '../search-error.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Parses the JSON object of a body, regardless of the content type. An empty body is an empty object. */
export function readBody(body: string): JsonObject {
  if (body.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new SearchError(400, 'Invalid JSON');
  }
  if (!isJsonObject(value)) throw new SearchError(400, 'Invalid JSON: expected an object');
  return value;
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the search parameters of a body, which may also be in its `params` as an object or URL-encoded. */
export function readParams({ params, ...direct }: JsonObject): JsonObject {
  if (params === undefined || params === null) return direct;
  if (isJsonObject(params)) return { ...direct, ...params };
  if (typeof params !== 'string') throw new SearchError(400, 'Invalid value for "params", expected string');
  return { ...direct, ...Object.fromEntries(new URLSearchParams(params)) };
}
