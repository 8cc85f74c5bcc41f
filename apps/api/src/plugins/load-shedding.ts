import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

const RETRY_SECONDS = 5;

/** Paths that are always served: probes must see that the process is alive, and webhooks of gateways are cheap. */
const LET_IN = ['/healthz', '/readyz', '/metrics', '/webhooks/'];

/** A delay that is measured each second and lasts: a single long turn of the event loop is no overload. */
const LASTS_MS = 1_500;
const MEASURED_EACH_MS = 1_000;

/** Responds with 503 while the event loop delay goes on exceeding `mostDelay` milliseconds; 0 disables it. */
export const loadShedding = (app: FastifyInstance, mostDelay: number) => {
  let since = 0;
  let last = -Infinity;
  const lasts = () => {
    const now = performance.now();
    if (now - last > 2 * MEASURED_EACH_MS) since = now;
    last = now;
    return now - since >= LASTS_MS;
  };
  return app.register(underPressure, {
    maxEventLoopDelay: mostDelay,
    retryAfter: RETRY_SECONDS,
    pressureHandler: async ({ url }, _reply, _type, delay) => {
      // Infinity means that there was no sample, as when one long turn filled the second.
      if (delay === Infinity || !lasts() || LET_IN.some((start) => url.startsWith(start))) return;
      throw new ApiError('OVERLOADED', { retryAfter: RETRY_SECONDS });
    },
  });
};
