import type { IncomingMessage } from 'node:http';
import { originForm } from './request-target.ts';

/** Maximum size in bytes of a request line with all headers. */
export const HEADERS_MAX_BYTES = 16_384;

/** Maximum time in milliseconds to receive the headers, and then the complete request. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 120_000;
const CHECK_INTERVAL_MS = 1_000;

/** Fastify options for both processes. */
export const serverOptions = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  // A request that comes in while the server closes is served like any other.
  return503OnClosing: false,
  http: {
    maxHeaderSize: HEADERS_MAX_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  },
  rewriteUrl: ({ url = '/' }: Pick<IncomingMessage, 'url'>) => originForm(url),
};
