import { euros, refundDue, HOUR_MS, RETURN_COMMENT_MAX_LENGTH, RETURN_REASON_MAX_LENGTH } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/index.ts';
import { refundable } from '../refunds/index.ts';
import { lockOwnOrder } from '../customer-orders/index.ts';
import { insertQuotation, returnFee, returnTerms } from '../returns/index.ts';
import { returnParcelPlan, wantedItems } from './wanted-items.ts';

/** The store writes the chosen reason before the customer's comment. */
const MAX_LENGTH = RETURN_REASON_MAX_LENGTH + RETURN_COMMENT_MAX_LENGTH;

/**
 * Quotes the fees and refund of a return. A quotation is not binding, and the right to withdraw does not depend on it.
 */
export const quoteReturn: Mutation<'quoteReturn'> = async (
  _root,
  { orderId, orderItemReturnQuotations },
  context,
) => {
  const { customerId } = requireCustomer(context);
  const now = context.clock.now();
  const requested = orderItemReturnQuotations.map(({ orderItemId, reason, comment }) => ({
    orderLineId: orderItemId,
    reason,
    comment: comment?.trim() ?? '',
  }));
  const long = requested.filter(({ comment }) => comment.length > MAX_LENGTH);
  if (long.length > 0)
    throw new ApiError('VALIDATION', {
      fields: Object.fromEntries(long.map(({ orderLineId }) => [orderLineId, 'TOO_LONG'])),
    });
  return context.db.transaction(async (tx) => {
    const facts = await lockOwnOrder(tx, orderId, customerId);
    const items = wantedItems(facts, requested, now);
    const plan = returnParcelPlan(facts, items);
    const fees = returnFee(
      facts.order.deliveryAddress.countryCode,
      plan.map((parcel) => parcel.items.map(({ reason }) => reason)),
    );
    const due = refundDue(
      await refundable(tx, facts),
      items.map(({ line }) => line.id),
      fees,
    );
    const id = context.random.uuid();
    const expiresAt = new Date(now.getTime() + returnTerms.quotationHours * HOUR_MS);
    await insertQuotation(tx, {
      id,
      orderId,
      customerId,
      items: requested,
      feeAmount: fees,
      currency: facts.order.currency,
      createdAt: now,
      expiresAt,
    });
    return {
      id,
      fees: euros(fees),
      refund: euros(due.total),
      numberOfParcels: plan.length,
      expiresAt: expiresAt.toISOString(),
    };
  });
};
