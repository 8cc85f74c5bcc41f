import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { cartItems } from '../../db/schema/carts.ts';

export async function countLines(db: Database, cartId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(cartItems).where(eq(cartItems.cartId, cartId));
  return row?.count ?? 0;
}

export async function holdsLine(db: Database, cartId: string, itemId: number): Promise<boolean> {
  const rows = await db
    .select({ itemId: cartItems.itemId })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.itemId, itemId)));
  return rows.length > 0;
}

type LineValues = typeof cartItems.$inferInsert;

/** Adds an item, or changes the personalised text of one that is already in the cart. */
export const putLine = (db: Database, { customizationLabel, customizationValue, ...key }: LineValues) =>
  db
    .insert(cartItems)
    .values({ ...key, customizationLabel, customizationValue })
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.itemId],
      set: { customizationLabel: customizationLabel ?? null, customizationValue: customizationValue ?? null },
    });

export const removeLine = (db: Database, cartId: string, itemId: number) =>
  db.delete(cartItems).where(and(eq(cartItems.cartId, cartId), eq(cartItems.itemId, itemId)));

/** The items of a cart, oldest first. */
export const entriesOf = (db: Database, cartId: string): Promise<(typeof cartItems.$inferSelect)[]> =>
  db
    .select()
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.itemId));

/** Moves items to another cart. Fails when that cart already contains one of them. */
export const moveEntries = (db: Database, from: string, to: string, itemIds: number[]) =>
  db
    .update(cartItems)
    .set({ cartId: to })
    .where(and(eq(cartItems.cartId, from), inArray(cartItems.itemId, itemIds)));
