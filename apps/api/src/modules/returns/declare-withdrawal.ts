import { profileLocale } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/signed-in.ts';
import { askForRefund } from '../orders/ask-for-refund.ts';
import { callOff } from '../orders/call-off.ts';
import { withdrawableLines } from '../orders/order-facts.ts';
import { declarationView } from '../orders/order-view.ts';
import { lockOwnOrder } from '../orders/own-order.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { insertWithdrawal } from './repository.ts';

/**
 * Records that a buyer withdraws, at the moment they say so and before anything else is asked. Pieces that have not
 * left are called off with it and paid back; those that came are sent back afterwards, and no quotation of that
 * takes the right away.
 */
export const declareWithdrawal: Mutation<'declareWithdrawal'> = async (
  _root,
  { orderId, orderItemIds },
  context,
) => {
  const { customerId } = requireCustomer(context);
  const id = context.random.uuid();
  const refundId = `withdrawal:${id}`;
  const { declaration, isPaidBack } = await context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const facts = await lockOwnOrder(tx, orderId, customerId);
    const wanted = new Set(orderItemIds);
    const lines = withdrawableLines(facts, now).filter((line) => wanted.has(line.id));
    if (wanted.size === 0 || lines.length < wanted.size) throw new ApiError('WITHDRAWAL_NOT_OPEN');
    const values = {
      id,
      orderId,
      customerId,
      locale: profileLocale(context.locale),
      declaredAt: now,
    };
    const lineIds = lines.map((line) => line.id);
    await insertWithdrawal(tx, values, lineIds);
    await enqueue(tx, 'mail.withdrawal', { withdrawalId: id }, now);
    const unsent = lines.filter(
      ({ status, parcelId }) =>
        status === 'paid' && facts.parcels.some((parcel) => parcel.id === parcelId && !parcel.shippedAt),
    );
    if (unsent.length > 0) await callOff(tx, facts, { refundId, lines: unsent, reason: 'withdrawal' }, now);
    return { declaration: declarationView({ ...values, lineIds }), isPaidBack: unsent.length > 0 };
  });
  if (isPaidBack) await askForRefund(context.app, refundId, context.log);
  return declaration;
};
