import type { Operation } from '@patine/contract/operations';
import { API_VERSION, APPLICATION_NAME, HEADERS } from '@patine/contract/rest/headers';
import type { Locale } from '@patine/core';
import { ApiAwayError, toApiError } from './api-error.ts';

export type RequestOptions = {
  signal?: AbortSignal;
  /** A repeated mutation with the same key returns the first response. */
  idempotencyKey?: string;
  /** Completes the request even if the page is left. */
  keepalive?: boolean;
};

export type Request = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  options?: RequestOptions,
) => Promise<Result>;

export type Endpoint = {
  /** Origin of the api; empty in the browser, where the store proxies it. */
  baseUrl: string;
  locale: Locale;
  /** Session token; set on the server for a visitor with a session. */
  token?: string | undefined;
  /** Address of whom the server acts for, whose calls the api counts; a browser sends none. */
  forwardedFor?: string;
  /** Headers of the request that the server is answering; a browser sends none. */
  requestHeaders?: () => Record<string, string>;
  /** Timeout of a call, in milliseconds. */
  timeout: number;
  /** Called with each response; set only after a visitor consents. */
  onResponse?: (answer: GraphqlResponse) => void;
  /** Called with the name of each denied operation: the session has ended, even if a cookie still hints at one. */
  onDenied?: (operation: string) => void;
};

export type GraphqlResponse = { operation: string; variables: unknown; result: unknown };

export function callHeaders({
  locale,
  token,
  forwardedFor,
  requestHeaders,
}: Endpoint): Record<string, string> {
  return {
    [HEADERS.applicationName]: APPLICATION_NAME,
    [HEADERS.apiVersion]: API_VERSION,
    [HEADERS.uiLanguage]: locale,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}),
    ...requestHeaders?.(),
  };
}

/** `fetch` that only throws ApiAwayError: for no response, or one that is not JSON. */
export async function fetchJson(
  url: string,
  init: RequestInit,
  timeout: number,
): Promise<{ status: number; body: unknown }> {
  const limit = AbortSignal.timeout(timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  try {
    const response = await fetch(url, { ...init, signal });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiAwayError(error);
  }
}

type GraphQLAnswer = { data?: unknown; errors?: { extensions?: unknown }[] };

/** Sends an operation and throws the first error of the response as an ApiError. */
export const createRequest =
  (endpoint: Endpoint): Request =>
  async <Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    { signal, idempotencyKey, keepalive = false }: RequestOptions = {},
  ) => {
    const { status, body } = await fetchJson(
      `${endpoint.baseUrl}/graphql`,
      {
        method: 'POST',
        keepalive,
        headers: {
          ...callHeaders(endpoint),
          'content-type': 'application/json',
          ...(idempotencyKey ? { [HEADERS.idempotencyKey]: idempotencyKey } : {}),
        },
        body: JSON.stringify({ query: operation, variables }),
        ...(signal ? { signal } : {}),
      },
      endpoint.timeout,
    );
    const { data, errors } = body as GraphQLAnswer;
    if (errors?.[0]) {
      const error = toApiError(errors[0].extensions);
      if (error.is('ACCESS_DENIED')) endpoint.onDenied?.(operation);
      throw error;
    }
    if (data === undefined || data === null) throw status >= 500 ? new ApiAwayError(body) : toApiError(body);
    endpoint.onResponse?.({ operation, variables, result: data });
    return data as Result;
  };
