import { addConditions } from '../filters/add-conditions.ts';
import { isJsonObject, type JsonObject, readParams } from './read-body.ts';

/** What an editor makes of a query: its new words, conditions that are added, and what the response tells. */
export interface QueryEdit {
  query: string;
  facetFilters: readonly (string | readonly string[])[];
  numericFilters: readonly string[];
  userData: object;
}

/** Edits the parameters of a search before it runs, as Algolia's rules do. Null leaves them as they are. */
export type QueryEditor = (indexName: string, params: JsonObject) => QueryEdit | null;

/** Returns the parameters of a search after the editor, and its `userData`. `enableRules` switches the editor off. */
export function editParams(
  indexName: string,
  params: JsonObject,
  editor: QueryEditor | undefined,
): { params: JsonObject; userData: object | null } {
  const isOff = String(params['enableRules']) === 'false';
  const edit = editor && !isOff ? editor(indexName, params) : null;
  if (!edit) return { params, userData: null };
  const { query, facetFilters, numericFilters, userData } = edit;
  return {
    params: {
      ...params,
      query,
      ...(facetFilters.length > 0
        ? { facetFilters: addConditions('facetFilters', params['facetFilters'], facetFilters) }
        : {}),
      ...(numericFilters.length > 0
        ? { numericFilters: addConditions('numericFilters', params['numericFilters'], numericFilters) }
        : {}),
    },
    userData,
  };
}

/** Returns the body of a search after the editor, its parameters in the body itself. */
export function editBody(
  indexName: string,
  body: JsonObject,
  editor: QueryEditor,
): { body: JsonObject; userData: object | null } {
  const { params, userData } = editParams(indexName, readParams(body), editor);
  return userData ? { body: params, userData } : { body, userData };
}

/** Returns a query of several after the editor. */
export function editRequest(
  request: unknown,
  editor: QueryEditor,
): { request: unknown; userData: object | null } {
  if (!isJsonObject(request) || typeof request['indexName'] !== 'string') return { request, userData: null };
  const { indexName, type, facet, ...rest } = request;
  const { body, userData } = editBody(request['indexName'], rest, editor);
  const kind = type === undefined ? {} : { type, facet };
  return userData ? { request: { indexName, ...kind, ...body }, userData } : { request, userData };
}

/** Adds `userData` to a response's JSON text. */
export const withUserData = (json: string, userData: object | null): string =>
  userData ? `{"userData":${JSON.stringify([userData])},${json.slice(1)}` : json;
