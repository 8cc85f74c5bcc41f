import { money, offerBounds } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { areDropsOpen, findOfferedProduct } from './offered-product-repository.ts';

/** What a piece's seller takes offers for, and between which amounts. */
export async function offerTerms(db: Database, productReference: number, now: Date) {
  const product = await findOfferedProduct(db, productReference);
  if (!product) throw new Error('A piece is of no product');
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
