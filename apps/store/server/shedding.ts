import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const MOST_LOOP_DELAY_MS = 1000;
const RETRY_SECONDS = 5;

/** Always answered: probes, and what pages that are already open are made of, which comes from the disk. */
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

/** Answers 503 while the event loop takes longer than it may; cached pages are answered before. */
export const shedding = (app: FastifyInstance) =>
  app.register(underPressure, {
    maxEventLoopDelay: MOST_LOOP_DELAY_MS,
    retryAfter: RETRY_SECONDS,
    pressureHandler: async ({ url }, _reply, _type, delay) => {
      // Infinity means that nothing was measured, as when a single long turn filled the second: that is no overload.
      if (delay === Infinity || LET_IN.some((start) => url.startsWith(start))) return;
      throw new OverloadedError('Too much to do');
    },
  });
