import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items, products } from '../../db/schema/catalogue.ts';
import { customers } from '../../db/schema/customers.ts';
import { wishlistItems } from '../../db/schema/wishlist.ts';

/** A listed product on a wishlist whose price has dropped, or that was relisted, since the customer last saw it. */
export type WishlistChange = {
  customerId: string;
  reference: number;
  amount: number;
  listing: number;
  isBack: boolean;
};

/** Ids of customers with wishlist changes, in ascending order (keyset pagination). */
export async function customersWithChanges(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: wishlistItems.customerId })
    .from(wishlistItems)
    .innerJoin(products, eq(products.reference, wishlistItems.productReference))
    .innerJoin(items, and(eq(items.productReference, products.reference), eq(items.status, 'listed')))
    .innerJoin(customers, and(eq(customers.id, wishlistItems.customerId), eq(customers.deactivated, false)))
    .where(
      and(
        gt(wishlistItems.customerId, after),
        or(
          lt(products.priceAmount, wishlistItems.seenAmount),
          gt(items.listingNumber, wishlistItems.seenListing),
        ),
      ),
    )
    .orderBy(asc(wishlistItems.customerId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** One customer's wishlist changes, most recently added product first. */
export async function changesOf(db: Database, customerId: string): Promise<WishlistChange[]> {
  const rows = await db
    .select({
      reference: products.reference,
      amount: products.priceAmount,
      listing: sql<number>`max(${items.listingNumber})`,
      isBack: sql<boolean>`max(${items.listingNumber}) > ${wishlistItems.seenListing}`,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.reference, wishlistItems.productReference))
    .innerJoin(items, and(eq(items.productReference, products.reference), eq(items.status, 'listed')))
    .where(
      and(
        eq(wishlistItems.customerId, customerId),
        or(
          lt(products.priceAmount, wishlistItems.seenAmount),
          gt(items.listingNumber, wishlistItems.seenListing),
        ),
      ),
    )
    .groupBy(products.reference, wishlistItems.customerId, wishlistItems.productReference)
    .orderBy(sql`${wishlistItems.createdAt} desc`, asc(products.reference));
  return rows.map((row) => ({ customerId, ...row }));
}

/** Stores the seen price and listing, whether or not the customer wants emails about them. */
export const markSeen = (db: Database, { customerId, reference, amount, listing }: WishlistChange) =>
  db
    .update(wishlistItems)
    .set({ seenAmount: sql`least(${wishlistItems.seenAmount}, ${amount}::int)`, seenListing: listing })
    .where(and(eq(wishlistItems.customerId, customerId), eq(wishlistItems.productReference, reference)));
