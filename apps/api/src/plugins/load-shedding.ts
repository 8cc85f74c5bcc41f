import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

const RETRY_SECONDS = 5;

/** Paths that are always served: probes must see that the process is alive, and webhooks of gateways are cheap. */
const LET_IN = ['/healthz', '/readyz', '/metrics', '/webhooks/'];

/** Responds with 503 while the event loop delay exceeds `mostDelay` milliseconds; 0 disables it. */
export const loadShedding = (app: FastifyInstance, mostDelay: number) =>
  app.register(underPressure, {
    maxEventLoopDelay: mostDelay,
    retryAfter: RETRY_SECONDS,
    pressureHandler: async ({ url }, _reply, _type, delay) => {
      // Infinity means that there was no sample, as when one long turn filled the second: that is no overload.
      if (delay === Infinity || LET_IN.some((start) => url.startsWith(start))) return;
      throw new ApiError('OVERLOADED', { retryAfter: RETRY_SECONDS });
    },
  });
