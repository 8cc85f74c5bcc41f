import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drops, products } from '../../db/schema/catalogue.ts';

export async function findOfferedProduct(db: Database, reference: number) {
  const [product] = await db.select().from(products).where(eq(products.reference, reference));
  return product ?? null;
}

/** True if every one of these drops has launched. */
export async function areDropsOpen(db: Database, slugs: readonly string[], now: Date) {
  if (slugs.length === 0) return true;
  const [row] = await db
    .select({ count: count() })
    .from(drops)
    .where(and(inArray(drops.slug, [...slugs]), gt(drops.launchAt, now)));
  return row?.count === 0;
}
