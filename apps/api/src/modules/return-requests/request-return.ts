import { refundDue } from '@patine/core';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/index.ts';
import { refundable } from '../refunds/index.ts';
import {
  findOwnQuotation,
  type NewReturn,
  type OrderFacts,
  type QuotationRow,
  returnOfQuotation,
} from '../returns/index.ts';
import { lockOwnOrder } from '../customer-orders/index.ts';
import { enqueue } from '../outbox/index.ts';
import { loadReturns } from './load-returns.ts';
import { insertNewReturn, returnReference } from './new-return.ts';
import { type WantedItem, returnParcelPlan, wantedItems } from './wanted-items.ts';

type Context = Pick<RequestContext, 'random'>;

function draft(
  { random }: Context,
  facts: OrderFacts,
  items: readonly WantedItem[],
  {
    id,
    customerId,
    quotation,
    refundAmount,
  }: { id: string; customerId: string; quotation: QuotationRow; refundAmount: number },
  now: Date,
): NewReturn {
  const reference = returnReference(random);
  const plan = returnParcelPlan(facts, items).map((parcel, index) => ({
    ...parcel,
    id: random.uuid(),
    trackingNumber: `${reference}-${index + 1}`,
  }));
  return {
    request: {
      id,
      reference,
      orderId: facts.order.id,
      customerId,
      quotationId: quotation.id,
      feeAmount: quotation.feeAmount,
      refundAmount,
      currency: quotation.currency,
      requestedAt: now,
    },
    parcels: plan.map(({ id: parcelId, trackingNumber, origin }) => ({
      id: parcelId,
      returnId: id,
      storeId: origin.storeId,
      recipientName: origin.senderName,
      trackingNumber,
    })),
    lines: plan.flatMap((parcel) =>
      parcel.items.map(({ line, reason, comment }) => ({
        orderLineId: line.id,
        returnId: id,
        parcelId: parcel.id,
        reason,
        comment,
      })),
    ),
  };
}

/** Creates the return of a quotation. A second call with the same quotation returns the existing return. */
export const requestReturn: Mutation<'requestReturn'> = async (
  _root,
  { orderId, returnQuotationId },
  context,
) => {
  const { customerId } = requireCustomer(context);
  const id = await context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const facts = await lockOwnOrder(tx, orderId, customerId);
    const quotation = await findOwnQuotation(tx, returnQuotationId, orderId, customerId);
    if (!quotation) throw new ApiError('NOT_FOUND');
    const known = await returnOfQuotation(tx, quotation.id);
    if (known) return known.id;
    if (now > quotation.expiresAt) throw new ApiError('QUOTATION_EXPIRED');
    const items = wantedItems(facts, quotation.items, now);
    const due = refundDue(
      await refundable(tx, facts),
      items.map(({ line }) => line.id),
      quotation.feeAmount,
    );
    const newId = context.random.uuid();
    const details = { id: newId, customerId, quotation, refundAmount: due.total };
    await insertNewReturn(tx, () => draft(context, facts, items, details, now));
    await enqueue(tx, 'mail.return-steps', { returnId: newId }, now);
    return newId;
  });
  const [view] = await loadReturns(context, [id]);
  if (!view) throw new ApiError('NOT_FOUND');
  return view;
};
