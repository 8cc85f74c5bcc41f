import { refundDue } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { partsOf, refundable } from './cancel-lines.ts';
import { refundLines } from './refund-lines.ts';
import { loadFacts } from '../returns/order-facts.ts';
import { lockOrder } from '../orders/repository.ts';
import { relistItems } from '../inventory/listing.ts';
import {
  type Posting,
  type ReturnRow,
  findReturn,
  markParcelsDelivered,
  markPosted,
  markReceived,
  markRefunded,
  returnLinesOf,
  withdrawalsOf,
} from '../returns/repository.ts';

/** The return as it is now, its order locked. */
async function locked(tx: Database, { id, orderId }: ReturnRow) {
  const order = await lockOrder(tx, orderId);
  const request = await findReturn(tx, id);
  const [facts] = order ? await loadFacts(tx, [order]) : [];
  if (!facts || !request) throw new Error(`Return ${id} is of no order`);
  const ids = new Set((await returnLinesOf(tx, [id])).map(({ orderLineId }) => orderLineId));
  return { request, facts, lines: facts.lines.filter((line) => ids.has(line.id)) };
}

/** The pieces are here: those that may be sold again are for sale. Answers their references; null the second time. */
export async function receiveReturn(tx: Database, wanted: ReturnRow, relist: boolean, now: Date) {
  const { request, lines } = await locked(tx, wanted);
  if (request.receivedAt) return null;
  await markReceived(tx, request.id, now);
  await markParcelsDelivered(tx, request.id, now);
  return relist ? relistItems(tx, lines, now) : [];
}

/** Somebody proved that the pieces were posted: the parcels of the return left then. False when all of it is known. */
export async function recordPosting(tx: Database, wanted: ReturnRow, posting: Posting): Promise<boolean> {
  const { request } = await locked(tx, wanted);
  if (request.receivedAt) return false;
  return markPosted(tx, request.id, posting);
}

export const returnRefundId = (returnId: string) => `return:${returnId}`;

/** Gives back what is due for a return, less the contribution; answers the sum, null when it was given before. */
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
