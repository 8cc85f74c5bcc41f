import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';

/** An id from outside appears in logs and pages, so it must not contain anything else. */
const WELL_FORMED = /^[\w-]{8,64}$/;

const requests = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => requests.getStore();

/** Returns the id that a proxy or the store has given the request if it is well-formed, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, create: () => string): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : create();
}

/** Headers by which the api logs under the id of the store's request. */
export function requestIdHeaders(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}

/** Adds the id to log lines of code that has no request at hand. Loggers of Fastify's requests contain it already. */
export function logRequestId(_line: object, _level: number, logger: { bindings?: () => object }): object {
  const requestId = currentRequestId();
  return requestId === undefined || 'requestId' in (logger.bindings?.() ?? {}) ? {} : { requestId };
}

/** Sends the id with every response and makes it the current one for all that the request calls. */
export function identifyRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    requests.run(request.id, done);
  });
  // What follows the reading of a body runs in the context of the connection, which serves many requests.
  app.addHook('preValidation', (request, _reply, done) => requests.run(request.id, done));
}
