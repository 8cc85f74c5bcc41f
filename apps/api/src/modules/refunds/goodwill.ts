import type { Database } from '../../db/client.ts';
import { issueGoodwillNote } from '../invoices/index.ts';
import { enqueue } from '../outbox/index.ts';
import { decideRefund } from '../payments/index.ts';
import type { OrderRow } from '../orders/index.ts';

/** Refunds an amount in cents without a return: the buyer keeps all items. The caller has locked the order. */
export async function refundGoodwill(
  tx: Database,
  order: OrderRow,
  { id, amount }: { id: string; amount: number },
  now: Date,
) {
  await decideRefund(tx, { id, orderId: order.id, lines: [], otherAmount: amount, reason: 'goodwill' }, now);
  await issueGoodwillNote(tx, order, { occasion: id, amount }, now);
  await enqueue(
    tx,
    'mail.refund',
    { orderId: order.id, refundId: id, reason: 'goodwill', amount, lineIds: [] },
    now,
  );
}
