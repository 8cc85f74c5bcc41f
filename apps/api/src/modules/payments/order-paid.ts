import type { Database } from '../../db/client.ts';
import { issueInvoices } from '../invoices/issue.ts';
import { invoicedItemsOf } from '../invoices/repository.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { findOrder, markPaid } from '../orders/repository.ts';

/** Marks an order as paid, issues invoices and emails the sellers. False if the order cannot be marked as paid. */
export async function orderPaid(tx: Database, id: string, paidAmount: number, now: Date): Promise<boolean> {
  if (!(await markPaid(tx, id, paidAmount, now))) return false;
  const order = await findOrder(tx, id);
  if (!order) return false;
  await issueInvoices(tx, order, now);
  const storeIds = new Set((await invoicedItemsOf(tx, id)).map(({ storeId }) => storeId));
  for (const storeId of storeIds) await enqueue(tx, 'mail.seller-order', { orderId: id, storeId }, now);
  return true;
}
