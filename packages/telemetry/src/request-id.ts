import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type CurrentRequest, currentRequest, runInRequest, traceOf } from './current-request.ts';
import { formatTraceparent, parseTraceparent, TRACEPARENT_HEADER } from './trace-context.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

declare module 'fastify' {
  interface FastifyRequest {
    current: CurrentRequest | null;
  }
}

/** An id from outside appears in logs and pages, so it must not contain anything else. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** Returns the id that a proxy or the store has given the request if it is well-formed, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, create: () => string): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : create();
}

/** Headers by which the api logs under the id of the store's request, in the same trace. */
export function requestIdHeaders(request = currentRequest()): Record<string, string> {
  if (!request) return {};
  const id = { [REQUEST_ID_HEADER]: request.id };
  return request.span ? id : { ...id, [TRACEPARENT_HEADER]: formatTraceparent(traceOf(request)) };
}

/** Adds id and trace to log lines. Loggers of Fastify's requests contain the id already. */
export function logRequestId(_line: object, _level: number, logger: { bindings?: () => object }): object {
  const request = currentRequest();
  if (!request) return {};
  const { traceId } = traceOf(request);
  return 'requestId' in (logger.bindings?.() ?? {}) ? { traceId } : { requestId: request.id, traceId };
}

/**
 * Sends the id with every response and makes it the current one for all that the request calls. `isTrusted` names the
 * addresses of proxies and stores: a trace that somebody else claims to continue is not continued.
 */
export function identifyRequests(app: FastifyInstance, isTrusted: (address: string) => boolean) {
  const receivedTrace = ({ headers, socket }: IncomingMessage) => {
    const received = parseTraceparent(headers[TRACEPARENT_HEADER]);
    return received && isTrusted(socket.remoteAddress ?? '') ? received : null;
  };
  app.decorateRequest('current', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    request.current = { id: request.id, trace: receivedTrace(request.raw), span: null };
    runInRequest(request.current, done);
  });
  // What follows the reading of a body runs in the context of the connection, which serves many requests.
  app.addHook('preValidation', (request, _reply, done) =>
    request.current ? runInRequest(request.current, done) : done(),
  );
}
