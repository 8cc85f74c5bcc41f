import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items, products, stores } from '../../db/schema/catalogue.ts';
import { orderLines } from '../../db/schema/orders.ts';
import { quoteFor } from '../delivery/quote.ts';
import type { OrderRow } from '../orders/repository.ts';

/** What the standard delivery of an order costs; what was paid, where there is none or it was chosen. */
export async function standardShipping(db: Database, order: OrderRow): Promise<number> {
  const paid = order.shippingAmount - order.shippingReduction;
  if (order.deliveryMethod !== 'TRACKED') return paid;
  const pieces = await db
    .select({
      productReference: products.reference,
      priceAmount: orderLines.paidAmount,
      weightGrams: products.weightGrams,
      store: { id: stores.id, name: stores.name, country: stores.country },
    })
    .from(orderLines)
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .innerJoin(products, eq(products.reference, items.productReference))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(eq(orderLines.orderId, order.id));
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
