import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { routeOf } from './access-log.ts';

/** Upper bounds of durations that answering takes, in seconds. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const MS = 1_000;

/**
 * Counts requests and how long they took, by method, route and status. URLs without a route share one label: callers can
 * invent any number of them.
 */
export function observeRequests(
  app: FastifyInstance,
  registry: Registry,
  name: string,
  nameOf: (request: FastifyRequest) => string = routeOf,
) {
  const seconds = new Histogram({
    name,
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  /** Prom-client sorts and joins the labels of each observation; a cached page takes hardly longer than that. */
  const series = new Map<string, ReturnType<typeof seconds.labels>>();
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { method } = request;
    const route = nameOf(request);
    const key = `${method} ${statusCode} ${route}`;
    let known = series.get(key);
    if (!known) series.set(key, (known = seconds.labels({ method, route, status: statusCode })));
    known.observe(elapsedTime / MS);
    done();
  });
}
