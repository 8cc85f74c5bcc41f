import { money, offerBounds } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { areDropsOpen, findOfferedProduct } from './offered-product-repository.ts';

/** The product's price, and the lowest and highest offer that its seller accepts (null: no offers). */
export async function offerTerms(db: Database, productReference: number, now: Date) {
  const product = await findOfferedProduct(db, productReference);
  if (!product) throw new Error(`Product ${productReference} not found`);
  const minPrice = product.minPriceAmount === null ? null : money(product.minPriceAmount);
  return {
    priceAmount: product.priceAmount,
    currency: product.currency,
    bounds: product.acceptsOffers
      ? offerBounds({ currentPrice: money(product.priceAmount), minPrice })
      : null,
    isOpen: await areDropsOpen(db, product.drops, now),
  };
}
