import { HEADERS } from '@patine/contract/rest/headers';
import { requestIdHeaders } from '@patine/telemetry/request-id';
import type { FastifyRequest } from 'fastify';

/** Request headers that reach the api. Cookies and authorization do not: the store derives headers from them. */
const PASSED = new Set<string>([
  HEADERS.applicationName,
  HEADERS.apiVersion,
  HEADERS.uiLanguage,
  HEADERS.idempotencyKey,
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'if-modified-since',
  'range',
  'user-agent',
]);

type RequestHeaders = Record<string, string | string[] | undefined>;

/** Hop-by-hop headers (RFC 9110, 7.6.1), and `set-cookie`: only the store sets session cookies. */
const OWN = new Set(['connection', 'keep-alive', 'set-cookie', 'transfer-encoding']);

/** The response headers of the api that reach the browser. */
export const responseHeaders = <Headers extends object>(headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name.toLowerCase()))) as Headers;

export const passedHeaders = (headers: RequestHeaders, request: FastifyRequest, token?: string) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED.has(name))),
  ...(typeof headers['host'] === 'string' ? { host: headers['host'] } : {}),
  ...requestIdHeaders(request.current ?? undefined),
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});
