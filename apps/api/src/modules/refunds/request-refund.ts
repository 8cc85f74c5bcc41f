import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Asks the provider for a refund that is decided. One that is away is asked again by the reconciler. */
export const requestRefund = (
  { payments }: Pick<FastifyInstance, 'payments'>,
  refundId: string,
  log: FastifyBaseLogger,
) =>
  payments
    .carryOut(refundId)
    .catch((error: unknown) => log.error({ err: error, refundId }, 'a refund is to be asked again'));
