import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Requests a recorded refund from the gateway. Logs a failure; the reconciler retries. */
export const requestRefund = (
  { payments }: Pick<FastifyInstance, 'payments'>,
  refundId: string,
  log: FastifyBaseLogger,
) =>
  payments
    .carryOut(refundId)
    .catch((error: unknown) => log.error({ err: error, refundId }, 'a refund will be retried'));
