import type { Database } from '../../db/client.ts';
import { quoteFor } from '../delivery/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { shippedItemsOf } from './repository.ts';

/**
 * What standard delivery would have cost, in cents, at most what was paid. The amount paid if the order's delivery is not
 * `TRACKED` or there is no standard quote.
 */
export async function standardShipping(db: Database, order: OrderRow): Promise<number> {
  const paid = order.shippingAmount - order.shippingReduction;
  if (order.deliveryMethod !== 'TRACKED') return paid;
  const items = await shippedItemsOf(db, order.id);
  const quotes = quoteFor(
    { items: items, country: order.deliveryAddress.countryCode },
    order.paidAt ?? order.createdAt,
  );
  const standard = quotes.find(
    ({ deliveryMethod, deliveryType }) =>
      deliveryMethod === 'STANDARD' && deliveryType === order.deliveryType,
  );
  return standard ? Math.min(paid, standard.amount.amount) : paid;
}
