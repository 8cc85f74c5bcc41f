import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

const RETRY_SECONDS = 5;

/** Who watches us must see that we live, and news of payments costs little and spares much. */
const LET_IN = ['/healthz', '/readyz', '/metrics', '/webhooks/'];

/** Sends calls away while those before them already wait too long: so many milliseconds a turn, or never by 0. */
export const shedding = (app: FastifyInstance, mostDelay: number) =>
  app.register(underPressure, {
    maxEventLoopDelay: mostDelay,
    retryAfter: RETRY_SECONDS,
    pressureHandler: async ({ url }, _reply, _type, delay) => {
      // One turn that took a whole second, and was nothing but one, leaves no measure: that is no crowd.
      if (delay === Infinity || LET_IN.some((start) => url.startsWith(start))) return;
      throw new ApiError('OVERLOADED', { retryAfter: RETRY_SECONDS });
    },
  });
