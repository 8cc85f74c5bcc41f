import { money, offerBounds } from '@patine/core';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drops, products } from '../../db/schema/catalogue.ts';

async function areDropsOpen(db: Database, slugs: readonly string[], now: Date) {
  if (slugs.length === 0) return true;
  const [row] = await db
    .select({ count: count() })
    .from(drops)
    .where(and(inArray(drops.slug, [...slugs]), gt(drops.launchAt, now)));
  return row?.count === 0;
}

/** What a piece's seller takes offers for, and between which amounts. */
export async function offerTerms(db: Database, productReference: number, now: Date) {
  const [product] = await db.select().from(products).where(eq(products.reference, productReference));
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
