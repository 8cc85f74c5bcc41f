import type { Database } from '../../db/client.ts';
import { quoteFor } from '../delivery/quote.ts';
import type { OrderRow } from '../orders/repository.ts';
import { shippedItemsOf } from './repository.ts';

/** The price of standard delivery in cents, at most what was paid; what was paid if the order has no cheaper method. */
export async function standardShipping(db: Database, order: OrderRow): Promise<number> {
  const paid = order.shippingAmount - order.shippingReduction;
  if (order.deliveryMethod !== 'TRACKED') return paid;
  const pieces = await shippedItemsOf(db, order.id);
  const quotes = quoteFor(
    { items: pieces, country: order.deliveryAddress.countryCode },
    order.paidAt ?? order.createdAt,
  );
  const standard = quotes.find(
    ({ deliveryMethod, deliveryType }) =>
      deliveryMethod === 'STANDARD' && deliveryType === order.deliveryType,
  );
  return standard ? Math.min(paid, standard.amount.amount) : paid;
}
