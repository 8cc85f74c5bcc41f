import { pickJsonMembers } from '../query/pick-json-members.ts';
import { readList } from '../query/read-values.ts';
import type { JsonObject } from './read-body.ts';

/** Returns a response with only the members that `responseFields` names; `*` names all. */
export function withResponseFields(json: string, { responseFields }: JsonObject): string {
  if (responseFields === undefined || responseFields === null) return json;
  const fields = new Set(readList('responseFields', responseFields));
  return fields.has('*') ? json : pickJsonMembers(json, (name) => fields.has(name));
}
