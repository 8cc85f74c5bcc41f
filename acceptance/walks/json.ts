import type { Visit } from '../visit.ts';
import type { Source } from './fields.ts';

/** What the store answers to a question of REST. */
export async function jsonAt<Body>(visit: Visit, path: string, init?: RequestInit): Promise<Body> {
  const answer = await fetch(visit.origin + path, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Body;
}

/** Fields of an answer of REST, `locale` filled in. */
export const answerOf = (path: string, ...keys: string[]): Source =>
  async function* answerOf(visit) {
    let value = await jsonAt<unknown>(visit, path.replace('LOCALE', visit.language));
    for (const key of keys) value = (value as Record<string, unknown>)[key];
    yield value;
  };
