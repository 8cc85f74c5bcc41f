import { HEADERS } from '@patine/contract/rest/headers';
import type { FastifyRequest } from 'fastify';

/** A browser's headers that reach the api. Its cookies and authorization do not: the store writes headers from them. */
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

/** Of this connection to the api, not of the browser's to the store (RFC 9110, 7.6.1); sessions are the store's to keep. */
const OWN = new Set(['connection', 'keep-alive', 'set-cookie', 'transfer-encoding']);

/** The headers of the api's answer that reach the browser. */
export const responseHeaders = <Headers extends object>(headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name.toLowerCase()))) as Headers;

export const passedHeaders = (headers: RequestHeaders, request: FastifyRequest, token?: string) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED.has(name))),
  ...(typeof headers['host'] === 'string' ? { host: headers['host'] } : {}),
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});
