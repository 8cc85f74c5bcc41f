import type { Query } from '../../module.ts';
import { currentRow } from '../catalogue/index.ts';
import { quoteFor } from './quote.ts';
import { shippingMethod } from './shipping-method.ts';

/** Quotes the shipping of one item to a country, without a cart or an address. */
export const productShippingMethods: Query<'productShippingMethods'> = async (
  _root,
  { reference, countryCode },
  context,
) => {
  const row = await currentRow(context, reference);
  const items = row
    ? [
        {
          productReference: row.reference,
          priceAmount: row.priceAmount,
          weightGrams: row.weightGrams,
          store: { id: row.storeId, name: row.storeName, country: row.storeCountry },
        },
      ]
    : [];
  return quoteFor({ items, country: countryCode ?? null }, context.clock.now()).map(shippingMethod);
};
