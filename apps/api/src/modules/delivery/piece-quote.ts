import { eq } from 'drizzle-orm';
import { products, stores } from '../../db/schema/catalogue.ts';
import type { Query } from '../../module.ts';
import { quoteFor } from './quote.ts';
import { shippingMethod } from './shipping-method.ts';

/** What it costs to have one piece sent, told before anybody has a cart or an address. */
export const productShippingMethods: Query<'productShippingMethods'> = async (
  _root,
  { reference },
  { db, clock },
) => {
  const items = await db
    .select({
      productReference: products.reference,
      priceAmount: products.priceAmount,
      weightGrams: products.weightGrams,
      store: { id: stores.id, name: stores.name, country: stores.country },
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(eq(products.reference, reference));
  return quoteFor({ items, country: null }, clock.now()).map(shippingMethod);
};
