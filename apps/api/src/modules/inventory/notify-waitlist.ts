import type { Database } from '../../db/client.ts';
import { notify } from '../notifications/index.ts';
import { enqueue } from '../outbox/index.ts';
import { takeFirstFromWaitlist } from './waitlist-repository.ts';

/** Notifies the first `most` customers on each waitlist, each only once. Returns how many were notified. */
export async function notifyWaitlist(
  tx: Database,
  productReferences: readonly number[],
  now: Date,
  { most = Number.MAX_SAFE_INTEGER } = {},
): Promise<number> {
  let notified = 0;
  for (const productReference of new Set(productReferences)) {
    const customerIds = await takeFirstFromWaitlist(tx, productReference, most, now);
    await notify(
      tx,
      customerIds.map((customerId) => ({ customerId, kind: 'BACK_IN_STOCK', productReference })),
      now,
    );
    for (const customerId of customerIds)
      await enqueue(tx, 'mail.back-in-stock', { productReference, customerId }, now);
    notified += customerIds.length;
  }
  return notified;
}
