import type { ErrorName } from '@patine/contract/errors';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ApiError } from '../errors.ts';
import type { IsTrusted } from '@patine/contract/network/trusted-proxies';

export type Metrics = {
  failure: (name: ErrorName) => void;
  /** Creates a histogram of durations in seconds. Returns a function that starts a timer, which returns its stop. */
  timer: (name: string, help: string) => () => () => void;
  /** Creates a counter with one label. */
  counter: (name: string, help: string, label: string) => (value: string, many?: number) => void;
  /** Creates a gauge whose values, by label, are read when the metrics are requested. */
  gauge: (
    name: string,
    help: string,
    label: string,
    read: () => Promise<Iterable<readonly [string, number]>>,
  ) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const MS = 1_000;

const createMetrics = (registry: Registry): Metrics => {
  const registers = [registry];
  const failed = new Counter({
    name: 'api_failures_total',
    help: 'Coded failures, by name',
    labelNames: ['name'],
    registers,
  });
  return {
    failure: (name) => failed.inc({ name }),
    timer: (name, help) => {
      const histogram = new Histogram({ name, help, buckets: SECONDS, registers });
      return () => histogram.startTimer();
    },
    counter: (name, help, label) => {
      const counter = new Counter({ name, help, labelNames: [label], registers });
      return (value, many = 1) => counter.inc({ [label]: value }, many);
    },
    gauge: (name, help, label, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect: async () => {
          const values = await read();
          gauge.reset();
          for (const [value, number] of values) gauge.set({ [label]: value }, number);
        },
      });
    },
  };
};

/** `GET /metrics` in Prometheus format, for this machine only: a request through a proxy gets 404. */
export function metrics(app: FastifyInstance, isTrusted: IsTrusted) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'api_' });
  app.decorate('metrics', createMetrics(registry));

  const requests = new Histogram({
    name: 'api_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // URLs without a route share one label: callers can invent any number of them.
    requests.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / MS);
  });

  app.get('/metrics', async ({ socket, headers }, reply) => {
    if (!isTrusted(socket.remoteAddress ?? '') || headers['x-forwarded-for'] !== undefined)
      throw new ApiError('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.addHook('onClose', () => registry.clear());
}
