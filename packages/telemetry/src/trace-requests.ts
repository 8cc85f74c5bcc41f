import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from './access-log.ts';
import { runInRequest } from './current-request.ts';
import type { Tracing } from './telemetry.ts';
import { formatTraceparent } from './trace-context.ts';

/** Tells a page's trace to what measures it in the browser (performance.timing's `serverTiming`); weighs nothing in the page. */
export const SERVER_TIMING_HEADER = 'server-timing';

export type TracedRequests = {
  /** The name of a request's route: a pattern or a page, never an address. */
  routeOf?: (request: FastifyRequest) => string;
  /** True for the server that browsers talk to. */
  tellsBrowsers?: boolean;
};

const FAILED = 500;

/** Records a span for each request, in which all that it calls runs. Call it after `identifyRequests`. */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  { routeOf: nameOf = routeOf, tellsBrowsers = false }: TracedRequests = {},
) {
  app.addHook('onRequest', (request, reply, done) => {
    const { current } = request;
    if (!current) return done();
    const span = tracing.start(request.method, {
      kind: 'server',
      parent: current.trace,
      attributes: { 'http.request.method': request.method, 'request.id': request.id },
    });
    Object.assign(current, { span, trace: span.trace });
    if (tellsBrowsers)
      reply.header(SERVER_TIMING_HEADER, `traceparent;desc="${formatTraceparent(span.trace)}"`);
    runInRequest(current, done);
  });

  const end = (request: FastifyRequest, status: number | null) => {
    const span = request.current?.span;
    const route = nameOf(request);
    span?.rename(`${request.method} ${route}`);
    span?.set({ 'http.route': route, ...(status === null ? {} : { 'http.response.status_code': status }) });
    span?.end(status !== null && status >= FAILED ? String(status) : undefined);
  };
  app.addHook('onResponse', (request, { statusCode }, done) => {
    end(request, statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, null);
    done();
  });
}
