import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/index.ts';
import { requestRefund } from '../refunds/index.ts';
import { declarationView, lockOwnOrder } from '../customer-orders/index.ts';
import { recordWithdrawal } from './record-withdrawal.ts';

/**
 * Records a withdrawal at once, without further questions, as the law requires. Lines that have not been shipped are
 * cancelled and refunded. The buyer returns the others afterwards; a return quotation that expires does not affect the
 * withdrawal.
 */
export const declareWithdrawal: Mutation<'declareWithdrawal'> = async (
  _root,
  { orderId, orderItemIds },
  context,
) => {
  const { customerId } = requireCustomer(context);
  const { withdrawal, refundId } = await context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const facts = await lockOwnOrder(tx, orderId, customerId);
    const recorded = await recordWithdrawal(
      tx,
      facts,
      {
        id: context.random.uuid(),
        lineIds: new Set(orderItemIds),
        locale: context.locale,
        declaredAt: now,
      },
      now,
    );
    if (!recorded) throw new ApiError('WITHDRAWAL_NOT_OPEN');
    return recorded;
  });
  if (refundId) await requestRefund(context.app, refundId, context.log);
  return declarationView(withdrawal);
};
