import type { QueryEditor } from './edit-query.ts';

export interface AlgoliaRequest {
  method: string;
  /** Path without the mount prefix, still percent-encoded: `/1/indexes/{name}/query`. */
  path: string;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, unknown>>;
  body: string;
  /** Edits the queries of the request. */
  editQuery?: QueryEditor;
}

export interface AlgoliaResponse {
  status: number;
  /** JSON text. */
  body: string;
}
