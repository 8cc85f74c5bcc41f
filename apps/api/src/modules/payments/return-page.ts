import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';
import type { Services } from '../../context.ts';
import { findOrder } from '../orders/repository.ts';
import { findAttempt } from './attempts.ts';
import type { Settle } from './settle.ts';

/** Where a provider sends the buyer back: what they paid is settled before they see their order. */
export function returnPage(app: FastifyInstance, { db }: Services, settle: Settle) {
  app.get<{ Querystring: { attempt?: unknown } }>('/payment/return', async (request, reply) => {
    const { attempt: id } = request.query;
    const attempt = typeof id === 'string' ? await findAttempt(db, id) : null;
    const order = attempt && (await findOrder(db, attempt.orderId));
    if (!attempt || !order) throw new ApiError('NOT_FOUND');
    await settle(attempt.id).catch((error: unknown) =>
      // The confirmation asks again, and so does the reconciler.
      request.log.error({ err: error, attemptId: attempt.id }, 'a payment could not be settled on return'),
    );
    const path = `${order.locale === 'EN' ? '/en' : ''}/order-confirm/${order.id}`;
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  });
}
