import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const MAX_LOOP_DELAY_MS = 1000;
const RETRY_SECONDS = 5;

/** Never shed: probes, and static files of pages that are already open. */
const LET_IN = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/assets/',
  '/icons/',
  '/favicon.',
  '/apple-touch-icon.png',
  '/sw.js',
];

class OverloadedError extends Error {
  override name = 'OverloadedError';
  readonly statusCode = 503;
}

/** Responds with 503 while the event loop delay exceeds its limit; cached pages are served before. */
export const shedding = (app: FastifyInstance) =>
  app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    retryAfter: RETRY_SECONDS,
    pressureHandler: async ({ url }, _reply, _type, delay) => {
      // Infinity means that nothing was measured, as when one long task filled the second: that is not overload.
      if (delay === Infinity || LET_IN.some((start) => url.startsWith(start))) return;
      throw new OverloadedError('Event loop delay above the limit');
    },
  });
