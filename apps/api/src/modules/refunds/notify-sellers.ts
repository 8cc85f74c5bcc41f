import type { Database } from '../../db/client.ts';
import { invoicedItemsOf } from '../invoices/index.ts';
import { enqueue } from '../outbox/index.ts';

/** Emails each seller of these lines that the items must not be sent. */
export async function notifySellersOfCancellation(
  tx: Database,
  orderId: string,
  lineIds: readonly string[],
  now: Date,
) {
  const items = (await invoicedItemsOf(tx, orderId)).filter(({ lineId }) => lineIds.includes(lineId));
  for (const [storeId, own] of Map.groupBy(items, (item) => item.storeId))
    await enqueue(
      tx,
      'mail.seller-change',
      { orderId, storeId, lineIds: own.map(({ lineId }) => lineId) },
      now,
    );
}

/** Emails each seller who still has to ship that the delivery address has changed. */
export async function notifySellersOfNewAddress(tx: Database, orderId: string, now: Date) {
  const items = (await invoicedItemsOf(tx, orderId)).filter(({ status }) => status === 'paid');
  for (const storeId of new Set(items.map((item) => item.storeId)))
    await enqueue(tx, 'mail.seller-change', { orderId, storeId, lineIds: [] }, now);
}
