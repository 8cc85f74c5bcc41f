import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { requestRefund } from './request-refund.ts';
import { dueRefunds, isToBePaid } from './due-refunds.ts';
import { refundReturn, returnRefundId } from './settle-return.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'log'>;

/** Refunds returns whose legal deadline is near. Logs a failed refund and continues with the next. */
export async function payDueRefunds(
  app: Pick<FastifyInstance, 'payments'>,
  { db, clock, log }: Sources,
): Promise<void> {
  const due = (await dueRefunds(db)).filter((refund) => isToBePaid(refund, clock.now()));
  for (const { request, deadline } of due) {
    try {
      const given = await db.transaction((tx) => refundReturn(tx, request, clock.now()));
      if (given === null) continue;
      log.info(
        { event: 'return.refunded', returnId: request.id, deadline },
        'a return was paid back in time',
      );
      if (given > 0) await requestRefund(app, returnRefundId(request.id), log);
    } catch (error) {
      log.error({ err: error, returnId: request.id, deadline }, 'a return could not be refunded');
    }
  }
}
