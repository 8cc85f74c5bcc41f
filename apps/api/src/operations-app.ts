import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Services } from './context.ts';
import { outbox } from './modules/outbox/plugin.ts';
import { payments } from './modules/payments/payments.ts';
import { jobs } from './plugins/jobs.ts';
import { metrics } from './plugins/metrics.ts';

/** Builds what operations call of the api: the payments. Loading all of it would take most of an operation's time. */
export async function buildOperationsApp(services: Services) {
  const app = Fastify({ loggerInstance: services.log as FastifyBaseLogger });
  // The shop that runs beside it has the port of metrics.
  const config = { ...services.config, API_METRICS_PORT: undefined };
  metrics(app, { config, telemetry: services.telemetry }, () => false);
  jobs(app, services);
  outbox(app, services);
  await payments.routes?.(app, services);
  return app;
}
