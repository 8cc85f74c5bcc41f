import type { Database } from '../../db/client.ts';
import { invoicedItemsOf, issueInvoices } from '../invoices/index.ts';
import { enqueue } from '../outbox/index.ts';
import { findOrder, markPaid } from '../orders/index.ts';

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
