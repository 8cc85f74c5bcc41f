import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items, products, stores } from '../../db/schema/catalogue.ts';
import { orderLines } from '../../db/schema/orders.ts';

/** The order's items in the form that `quoteFor` needs for a delivery quote. */
export const shippedItemsOf = (db: Database, orderId: string) =>
  db
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
    .where(eq(orderLines.orderId, orderId));
