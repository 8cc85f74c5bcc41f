import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInRequest } from './current-request.ts';

/** What the access log tells of a request's target. Neither may contain what identifies a person. */
export type LoggedTarget = { route: string; path?: string };

/** The pattern of the route, such as `/documents/:id`. Addresses of no route share one name: they may be anything. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/**
 * Logs a line for each request: never its query, headers or network address, because they contain search texts, tokens and
 * who asks.
 */
export function accessLog(
  app: FastifyInstance,
  targetOf: (request: FastifyRequest) => LoggedTarget = (request) => ({ route: routeOf(request) }),
) {
  const write = (request: FastifyRequest, outcome: { status: number | null; ms: number }) => {
    const log = () =>
      request.log.info({ method: request.method, ...targetOf(request), ...outcome }, 'request');
    // A response ends outside of its request's context.
    if (request.current) runInRequest(request.current, log);
    else log();
  };
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    write(request, { status, ms: Math.round(elapsedTime) });
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    // The caller left: no status was sent.
    write(request, { status: null, ms: 0 });
    done();
  });
}
