export interface AlgoliaRequest {
  method: string;
  /** Path without the mount prefix, still percent-encoded: `/1/indexes/{name}/query`. */
  path: string;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, unknown>>;
  body: string;
}

export interface AlgoliaResponse {
  status: number;
  /** JSON text. */
  body: string;
}
