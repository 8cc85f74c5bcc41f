export interface AlgoliaRequest {
  method: string;
  /** Without the prefix that the handler is mounted under, percent-encoded as it came: `/1/indexes/{name}/query`. */
  path: string;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, unknown>>;
  body: string;
}

export interface AlgoliaResponse {
  status: number;
  /** JSON. */
  body: string;
}
