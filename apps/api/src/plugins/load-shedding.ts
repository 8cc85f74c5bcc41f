import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

const RETRY_SECONDS = 5;

/** Paths that are always answered: probes must see that the process lives, and providers' webhooks are cheap. */
const LET_IN = ['/healthz', '/readyz', '/metrics', '/webhooks/'];

/** Answers 503 while the event loop takes longer than `mostDelay` milliseconds a turn; 0 never does. */
export const loadShedding = (app: FastifyInstance, mostDelay: number) =>
  app.register(underPressure, {
    maxEventLoopDelay: mostDelay,
    retryAfter: RETRY_SECONDS,
    pressureHandler: async ({ url }, _reply, _type, delay) => {
      // Infinity means that nothing was measured, as when a single long turn filled the second: that is no overload.
      if (delay === Infinity || LET_IN.some((start) => url.startsWith(start))) return;
      throw new ApiError('OVERLOADED', { retryAfter: RETRY_SECONDS });
    },
  });
