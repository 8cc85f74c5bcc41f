import { and, asc, count, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items, products } from '../../db/schema/catalogue.ts';
import { customers } from '../../db/schema/customers.ts';
import { wishlistItems } from '../../db/schema/wishlist.ts';

/** Includes the customer id, so that no query finds another customer's wishlist item. */
type Wish = { customerId: string; productReference: number };
type NewWish = Wish & { createdAt: Date };

const listOf = (customerId: string) => eq(wishlistItems.customerId, customerId);
const only = ({ customerId, productReference }: Wish) =>
  and(listOf(customerId), eq(wishlistItems.productReference, productReference));

export async function countWishlistItems(db: Database, customerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(wishlistItems).where(listOf(customerId));
  return row?.count ?? 0;
}

/** Newest first. */
export async function wishlistReferences(
  db: Database,
  customerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .select({ reference: wishlistItems.productReference })
    .from(wishlistItems)
    .where(listOf(customerId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productReference))
    .limit(limit)
    .offset(offset);
  return rows.map(({ reference }) => reference);
}

/** A second insert is a no-op. Stores the current price as the one that the customer has seen. */
export const insertWishlistItem = (db: Database, { customerId, productReference, createdAt }: NewWish) =>
  db
    .insert(wishlistItems)
    .select(
      db
        .select({
          customerId: sql<string>`${customerId}::text`.as('customer_id'),
          productReference: products.reference,
          createdAt: sql<Date>`${createdAt.toISOString()}::timestamptz`.as('created_at'),
          addedAmount: sql<number>`${products.priceAmount}`.as('added_amount'),
          seenAmount: sql<number>`${products.priceAmount}`.as('seen_amount'),
          seenListing: sql<number>`coalesce(max(${items.listingNumber}), 1)`.as('seen_listing'),
        })
        .from(products)
        .leftJoin(items, eq(items.productReference, products.reference))
        .where(eq(products.reference, productReference))
        .groupBy(products.reference),
    )
    .onConflictDoNothing();

/** Those of these products for sale that cost less than when the customer added them, with the price of then in cents. */
export const priceDropsOf = (
  db: Database,
  customerId: string,
  references: readonly number[],
): Promise<{ reference: number; addedAmount: number }[]> =>
  db
    .selectDistinct({ reference: products.reference, addedAmount: wishlistItems.addedAmount })
    .from(wishlistItems)
    .innerJoin(products, eq(products.reference, wishlistItems.productReference))
    .innerJoin(items, and(eq(items.productReference, products.reference), eq(items.status, 'listed')))
    .where(
      and(
        listOf(customerId),
        inArray(products.reference, [...references]),
        lt(products.priceAmount, wishlistItems.addedAmount),
      ),
    );

export const deleteWishlistItem = (db: Database, wish: Wish) => db.delete(wishlistItems).where(only(wish));

export type Likes = { reference: number; likes: number; favorite: boolean };

/** How many wishlists contain each product, and whether this customer's does. Skips products that do not exist. */
export const likesOf = (db: Database, references: number[], customerId: string | null): Promise<Likes[]> =>
  db
    .select({
      reference: products.reference,
      likes: count(wishlistItems.customerId),
      favorite: sql<boolean>`coalesce(bool_or(${wishlistItems.customerId} = ${customerId}::text), false)`,
    })
    .from(products)
    .leftJoin(wishlistItems, eq(wishlistItems.productReference, products.reference))
    .where(inArray(products.reference, references))
    .groupBy(products.reference)
    .orderBy(asc(products.reference));

export type SharedList = { token: string; owner: string };

/** Null if the list is private. */
export async function sharedListOf(db: Database, customerId: string): Promise<SharedList | null> {
  const [row] = await db
    .select({ token: customers.wishlistToken, owner: customers.firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.token ? { token: row.token, owner: row.owner } : null;
}

/** The customer who shares the list with this token; null if there is none. */
export async function findSharer(db: Database, token: string): Promise<{ id: string; owner: string } | null> {
  const [row] = await db
    .select({ id: customers.id, owner: customers.firstName })
    .from(customers)
    .where(and(eq(customers.wishlistToken, token), eq(customers.deactivated, false)));
  return row ?? null;
}

/** Stores the token unless the list has one, and returns the stored one. */
export async function shareList(db: Database, customerId: string, token: string): Promise<SharedList> {
  const [row] = await db
    .update(customers)
    .set({ wishlistToken: sql`coalesce(${customers.wishlistToken}, ${token})` })
    .where(eq(customers.id, customerId))
    .returning({ token: customers.wishlistToken, owner: customers.firstName });
  if (!row?.token) throw new Error(`Customer ${customerId} not found or without a wishlist token`);
  return { token: row.token, owner: row.owner };
}

export const unshareList = (db: Database, customerId: string) =>
  db
    .update(customers)
    .set({ wishlistToken: null })
    .where(and(eq(customers.id, customerId), isNotNull(customers.wishlistToken)));
