import type { Visit } from '../visit.ts';
import type { Source } from './fields.ts';

/** Returns the JSON of a REST response of the store. */
export async function jsonAt<Body>(visit: Visit, path: string, init?: RequestInit): Promise<Body> {
  const response = await fetch(visit.origin + path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Body;
}

/** Yields the value at `keys` in a REST response; `LOCALE` in the path becomes the language. */
export const answerOf = (path: string, ...keys: string[]): Source =>
  async function* answerOf(visit) {
    let value = await jsonAt<unknown>(visit, path.replace('LOCALE', visit.language));
    for (const key of keys) value = (value as Record<string, unknown>)[key];
    yield value;
  };
