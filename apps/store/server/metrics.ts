import type { MetricsAccess } from '@patine/telemetry/serve-metrics';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Config } from './config.ts';
import type { Freshness, PageCache } from './page-cache.ts';

/** Name of the histogram of request durations. */
export const REQUEST_SECONDS = 'store_request_seconds';

export function createMetrics() {
  const registry = new Registry();
  const stopped = collectDefaultMetrics({ register: registry, prefix: 'store_' });
  new Gauge({
    name: 'store_processes',
    help: 'Processes of the store that serve its port',
    registers: [registry],
  }).set(1);
  const pages = new Counter({
    name: 'store_pages_total',
    help: 'Public pages served, by how fresh they were',
    labelNames: ['freshness'],
    registers: [registry],
  });
  const renders = new Histogram({
    name: 'store_render_seconds',
    help: 'Time to make a page, its data included',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers: [registry],
  });
  const freshness = {
    hit: pages.labels('hit'),
    stale: pages.labels('stale'),
    miss: pages.labels('miss'),
    away: pages.labels('away'),
  };
  return {
    registry,
    stopped,
    page: (kind: Freshness) => freshness[kind].inc(),
    timed:
      <Args extends unknown[], Result>(make: (...args: Args) => Promise<Result>) =>
      async (...args: Args) => {
        const end = renders.startTimer();
        try {
          return await make(...args);
        } finally {
          end();
        }
      },
    watch: (cache: PageCache) =>
      new Gauge({
        name: 'store_page_cache_bytes',
        help: 'Memory that kept pages take',
        registers: [registry],
        collect() {
          this.set(cache.bytes());
        },
      }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Without a token or a port of their own, the metrics are for loopback connections that did not come through a proxy. */
export const metricsAccess = ({ METRICS_TOKEN, METRICS_PORT, HOST }: Config): MetricsAccess => ({
  isLocal: ({ socket, headers }) =>
    LOOPBACK.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined,
  token: METRICS_TOKEN,
  own: METRICS_PORT === undefined ? undefined : { port: METRICS_PORT, host: HOST },
  notFound: (reply) => reply.code(404).send(),
});
