import { changeBlocker, type OrderStatus } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/index.ts';
import { cancelLines, requestRefund } from '../refunds/index.ts';
import type { OrderFacts } from '../returns/index.ts';
import { lockOwnOrder, readOwnOrder } from './own-order.ts';

/** Cancels a whole order before any parcel has shipped. Returns the id of the refund to request. */
export async function cancelWhole(tx: Database, facts: OrderFacts, now: Date): Promise<string> {
  const blocker = changeBlocker({
    status: facts.order.status as OrderStatus,
    parcels: facts.parcels,
  });
  if (blocker) throw new ApiError(blocker);
  const lines = facts.lines.filter(({ status }) => status === 'paid');
  const refundId = `cancel:${facts.order.id}`;
  await cancelLines(tx, facts, { refundId, lines, reason: 'cancelled' }, now);
  return refundId;
}

export const cancelOrder: Mutation<'cancelOrder'> = async (_root, { orderId }, context) => {
  const { customerId } = requireCustomer(context);
  const refundId = await context.db.transaction(async (tx) =>
    cancelWhole(tx, await lockOwnOrder(tx, orderId, customerId), context.clock.now()),
  );
  await requestRefund(context.app, refundId, context.log);
  return readOwnOrder(context, orderId, customerId);
};
