import type { ErrorName } from '@patine/contract/errors';
import type { IsTrusted } from '@patine/contract/network/trusted-proxies';
import { observeRequests, SECONDS } from '@patine/telemetry/observe-requests';
import { serveMetrics } from '@patine/telemetry/serve-metrics';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../context.ts';
import { ApiError } from '../errors.ts';

export type Metrics = {
  failure: (name: ErrorName) => void;
  /** Creates a histogram of durations in seconds. Returns a function that starts a timer, which returns its stop. */
  timer: (name: string, help: string) => () => () => void;
  /** Creates a counter with one label. */
  counter: (name: string, help: string, label: string) => (value: string, many?: number) => void;
  /** Creates counters whose values, by their labels, are read from elsewhere when the metrics are requested. */
  total: (
    name: string,
    help: string,
    labels: readonly string[],
    read: () => Promise<Iterable<readonly [Record<string, string>, number]>>,
  ) => void;
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
    total: (name, help, labels, read) => {
      const counter: Counter = new Counter({
        name,
        help,
        labelNames: [...labels],
        registers,
        collect: async () => {
          const values = await read();
          counter.reset();
          for (const [labelled, number] of values) counter.inc(labelled, number);
        },
      });
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

/** `GET /metrics` in Prometheus's format: for machines that are trusted, for whoever has the token, or on a port of its own. */
export function metrics(
  app: FastifyInstance,
  { config, telemetry }: Pick<Services, 'config' | 'telemetry'>,
  isTrusted: IsTrusted,
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'api_' });
  app.decorate('metrics', createMetrics(registry));
  observeRequests(app, registry, 'api_request_seconds');
  telemetry?.exportMetrics(registry);
  serveMetrics(app, registry, {
    isLocal: ({ socket, headers }) =>
      isTrusted(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined,
    token: config.METRICS_TOKEN,
    own:
      config.API_METRICS_PORT === undefined
        ? undefined
        : { port: config.API_METRICS_PORT, host: config.API_HOST },
    notFound: () => {
      throw new ApiError('NOT_FOUND');
    },
  });
  app.addHook('onClose', () => registry.clear());
}
