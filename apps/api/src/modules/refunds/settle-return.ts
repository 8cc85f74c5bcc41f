import { refundDue } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { partsOf, refundable } from './cancel-lines.ts';
import { refundLines } from './refund-lines.ts';
import {
  findReturn,
  loadFacts,
  markParcelsDelivered,
  markPosted,
  markReceived,
  markRefunded,
  type Posting,
  returnLinesOf,
  type ReturnRow,
  withdrawalsOf,
} from '../returns/index.ts';
import { lockOrder } from '../orders/index.ts';
import { relistItems } from '../inventory/index.ts';

/** Locks the order and then reads the return again. */
async function locked(tx: Database, { id, orderId }: ReturnRow) {
  const order = await lockOrder(tx, orderId);
  const request = await findReturn(tx, id);
  const [facts] = order ? await loadFacts(tx, [order]) : [];
  if (!facts || !request) throw new Error(`Return ${id} or its order not found`);
  const ids = new Set((await returnLinesOf(tx, [id])).map(({ orderLineId }) => orderLineId));
  return { request, facts, lines: facts.lines.filter((line) => ids.has(line.id)) };
}

/**
 * Marks a return as received and, if `relist` is true, puts its items up for sale. Returns the product references that
 * were relisted; null if the return was received before.
 */
export async function receiveReturn(tx: Database, wanted: ReturnRow, relist: boolean, now: Date) {
  const { request, lines } = await locked(tx, wanted);
  if (request.receivedAt) return null;
  await markReceived(tx, request.id, now);
  await markParcelsDelivered(tx, request.id, now);
  return relist ? relistItems(tx, lines, now) : [];
}

/** Records proof that the return was posted. False if it was received, or all its parcels were posted, before. */
export async function recordPosting(tx: Database, wanted: ReturnRow, posting: Posting): Promise<boolean> {
  const { request } = await locked(tx, wanted);
  if (request.receivedAt) return false;
  return markPosted(tx, request.id, posting);
}

export const returnRefundId = (returnId: string) => `return:${returnId}`;

/** Refunds a return minus its shipping contribution. Returns the amount in cents; null if it was refunded before. */
export async function refundReturn(tx: Database, wanted: ReturnRow, now: Date): Promise<number | null> {
  const { request, facts, lines } = await locked(tx, wanted);
  if (request.refundedAt) return null;
  const due = refundDue(
    await refundable(tx, facts),
    lines.map(({ id }) => id),
    request.feeAmount,
  );
  const withdrawn = new Set((await withdrawalsOf(tx, [facts.order.id])).flatMap(({ lineIds }) => lineIds));
  const reason = lines.every(({ id }) => withdrawn.has(id)) ? 'withdrawal' : 'return';
  await refundLines(tx, facts.order, { id: returnRefundId(request.id), reason, lines, ...partsOf(due) }, now);
  await markRefunded(tx, request.id, due.total, now);
  return due.total;
}
