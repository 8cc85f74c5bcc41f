import { addConditions } from '../filters/add-conditions.ts';
import { pickJsonMembers } from '../query/pick-json-members.ts';
import { isJsonObject, type JsonObject, readParams } from './read-body.ts';

/** What an editor makes of a query: its new words, conditions that are added, and what the response tells. */
export interface QueryEdit {
  query: string;
  facetFilters: readonly (string | readonly string[])[];
  numericFilters: readonly string[];
  /** Attributes that have the new words; those of the request count before them. */
  restrictSearchableAttributes?: readonly string[];
  userData: object;
}

/** What the response tells of an edited search: what the editor has to say, and the query as it was typed. */
export interface EditInfo {
  userData: object;
  query: unknown;
}

/** Edits the parameters of a search before it runs, as Algolia's rules do. Null leaves them as they are. */
export type QueryEditor = (indexName: string, params: JsonObject) => QueryEdit | null;

/** Returns the parameters of a search after the editor, and what to tell. `enableRules` switches the editor off. */
export function editParams(
  indexName: string,
  params: JsonObject,
  editor: QueryEditor | undefined,
): { params: JsonObject; editInfo: EditInfo | null } {
  const isOff = String(params['enableRules']) === 'false';
  const edit = editor && !isOff ? editor(indexName, params) : null;
  if (!edit) return { params, editInfo: null };
  const { query, facetFilters, numericFilters, restrictSearchableAttributes, userData } = edit;
  return {
    params: {
      ...(restrictSearchableAttributes ? { restrictSearchableAttributes } : {}),
      ...params,
      query,
      ...(facetFilters.length > 0
        ? { facetFilters: addConditions('facetFilters', params['facetFilters'], facetFilters) }
        : {}),
      ...(numericFilters.length > 0
        ? { numericFilters: addConditions('numericFilters', params['numericFilters'], numericFilters) }
        : {}),
    },
    editInfo: { userData, query: params['query'] },
  };
}

/** Returns the body of a search after the editor, its parameters in the body itself. */
export function editBody(
  indexName: string,
  body: JsonObject,
  editor: QueryEditor,
): { body: JsonObject; editInfo: EditInfo | null } {
  const { params, editInfo } = editParams(indexName, readParams(body), editor);
  return editInfo ? { body: params, editInfo } : { body, editInfo };
}

/** Returns a query of several after the editor. */
export function editRequest(
  request: unknown,
  editor: QueryEditor,
): { request: unknown; editInfo: EditInfo | null } {
  if (!isJsonObject(request) || typeof request['indexName'] !== 'string') return { request, editInfo: null };
  const { indexName, type, facet, ...rest } = request;
  const { body, editInfo } = editBody(request['indexName'], rest, editor);
  const kind = type === undefined ? {} : { type, facet };
  return editInfo ? { request: { indexName, ...kind, ...body }, editInfo } : { request, editInfo };
}

/** Tells in a response's JSON text what was edited; its `query` is the one of the request, as after Algolia's rules. */
export function withEditInfo(json: string, editInfo: EditInfo | null): string {
  if (!editInfo) return json;
  const others = pickJsonMembers(json, (name) => name !== 'query').slice(1);
  return `{"userData":${JSON.stringify([editInfo.userData])},"query":${JSON.stringify(editInfo.query)},${others}`;
}
