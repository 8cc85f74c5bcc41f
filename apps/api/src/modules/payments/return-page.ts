import { localePrefix, parseLocale } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';
import type { Services } from '../../context.ts';
import { findOrder } from '../orders/index.ts';
import { findAttempt } from './attempts-repository.ts';
import type { Settle } from './settle.ts';

/**
 * The URL to which the gateway sends the buyer back. Settles the attempt before it redirects to the order. If the buyer cancelled on the
 * gateway's page, it also ends the session unless that was paid.
 */
export function returnPage(app: FastifyInstance, { db }: Services, settle: Settle) {
  app.get<{ Querystring: { attempt?: unknown; cancelled?: unknown } }>(
    '/payment/return',
    async (request, reply) => {
      const { attempt: id, cancelled } = request.query;
      const attempt = typeof id === 'string' ? await findAttempt(db, id) : null;
      const order = attempt && (await findOrder(db, attempt.orderId));
      if (!attempt || !order) throw new ApiError('NOT_FOUND');
      const end = cancelled === '1';
      const after = await settle(attempt.id, { end }).catch((error: unknown) => {
        // The confirmation page and the reconciler retry.
        request.log.error({ err: error, attemptId: attempt.id }, 'a payment could not be settled on return');
        return null;
      });
      const turnedBack = end && after?.state !== 'paid' ? 'cancelled' : null;
      const outcome = after?.state === 'declined' ? 'declined' : turnedBack;
      const page = outcome ? `cart/checkout?payment=${outcome}` : `order-confirm/${order.id}`;
      const path = `${localePrefix(parseLocale(order.locale))}/${page}`;
      return reply.header('cache-control', 'no-store').redirect(path, 303);
    },
  );
}
