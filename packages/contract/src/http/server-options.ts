import type { IncomingMessage } from 'node:http';
import { originForm } from './request-target.ts';

/** Bytes of a request line with all its headers. */
export const HEADERS_MAX_BYTES = 16_384;

/** Milliseconds within which a request's headers, and then the whole of it, must be there. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 120_000;
const CHECK_INTERVAL_MS = 1_000;

/** What both processes ask of every connection, as options of Fastify. */
export const serverOptions = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  http: {
    maxHeaderSize: HEADERS_MAX_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  },
  rewriteUrl: ({ url = '/' }: Pick<IncomingMessage, 'url'>) => originForm(url),
};
