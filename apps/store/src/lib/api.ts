import { ApiAwayError, toApiError } from './api-error.ts';
import { callHeaders, createRequest, fetchJson, type Endpoint, type Request } from './graphql.ts';
import type { SearchEndpoint } from './open-search.ts';
import { createSearch, type Search } from './search.ts';

/** Reads a REST path of the api, such as `/web-structure`. */
export type Read = <Result>(path: string, params: Record<string, string>) => Promise<Result>;

/** The three ways in which a page requests data. */
export type Api = { request: Request; read: Read; search: Search };

const createRead =
  (endpoint: Endpoint): Read =>
  async <Result>(path: string, params: Record<string, string>) => {
    const url = `${endpoint.baseUrl}${path}?${new URLSearchParams(params)}`;
    const { status, body } = await fetchJson(url, { headers: callHeaders(endpoint) }, endpoint.timeout);
    if (status >= 500) throw new ApiAwayError(body);
    if (status >= 400) throw toApiError(body);
    return body as Result;
  };

export const createApi = (endpoint: Endpoint, search: SearchEndpoint): Api => ({
  request: createRequest(endpoint),
  read: createRead(endpoint),
  search: createSearch(search),
});
