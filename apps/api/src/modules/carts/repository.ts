import { type Availability, availability, isReservedFor, priceFor } from '@patine/core';
import { and, asc, desc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { cartItems, carts } from '../../db/schema/carts.ts';
import { items, products, stores } from '../../db/schema/catalogue.ts';
import { isRowBeforeLaunch } from '../catalogue/index.ts';
import { removeGiftCards } from '../coupons/index.ts';

export type CartRow = typeof carts.$inferSelect;

/** An item in a cart, with its current catalogue data. */
export type CartLine = {
  itemId: number;
  /** The item's id in the GraphQL API. */
  variantId: string;
  productReference: number;
  listingNumber: number;
  /** Ignores holds, because a hold may still expire. */
  availability: Availability;
  /** Hundredths of `currency`: the customer's accepted offer while it is valid, otherwise the listed price. */
  priceAmount: number;
  /** When the price of an accepted offer expires; null without such an offer. */
  priceHeldUntil: Date | null;
  currency: string;
  weightGrams: number;
  /** `country` is alpha-2. */
  store: { id: number; slug: string; name: string; country: string };
  customization: { label: string; value: string } | null;
  addedAt: Date;
};

export type LoadedCart = CartRow & { lines: CartLine[] };

const mayBeUsedBy = (id: string, customerId: string | null) =>
  and(
    eq(carts.id, id),
    customerId === null
      ? isNull(carts.customerId)
      : or(isNull(carts.customerId), eq(carts.customerId, customerId)),
  );

/** Finds a visitor's cart or one of the customer's own; null for another customer's cart. */
export async function findCart(db: Database, id: string, customerId: string | null): Promise<CartRow | null> {
  const [row] = await db.select().from(carts).where(mayBeUsedBy(id, customerId));
  return row ?? null;
}

/** Like findCart, with a row lock until the transaction ends: changes to one cart run one after another. */
export async function lockCart(tx: Database, id: string, customerId: string | null): Promise<CartRow | null> {
  const [row] = await tx.select().from(carts).where(mayBeUsedBy(id, customerId)).for('update');
  return row ?? null;
}

/** A customer's carts, most recently changed first. Usually one; several exist until they are merged. */
export const cartsOf = (db: Database, customerId: string): Promise<CartRow[]> =>
  db
    .select()
    .from(carts)
    .where(eq(carts.customerId, customerId))
    .orderBy(desc(carts.updatedAt), asc(carts.id));

export async function insertCart(db: Database, values: typeof carts.$inferInsert): Promise<CartRow> {
  const [row] = await db.insert(carts).values(values).returning();
  if (!row) throw new Error('Insert into carts returned no row');
  return row;
}

type CartChanges = Partial<Omit<CartRow, 'id' | 'createdAt' | 'updatedAt'>> & { updatedAt: Date };

export const changeCart = (db: Database, id: string, changes: CartChanges) =>
  db.update(carts).set(changes).where(eq(carts.id, id));

export const deleteVisitorCartsBefore = (db: Database, before: Date) =>
  db.delete(carts).where(and(isNull(carts.customerId), lt(carts.updatedAt, before)));

/** The column values of a cart without a shipping method. */
export const NO_SHIPPING = { deliveryMethod: null, deliveryType: null, servicePoint: null };

/** Clears the delivery choices of a buyer, so that the next order starts from the cheapest method. Call it at each sale. */
export const clearShippingOf = (tx: Database, customerId: string, now: Date) =>
  tx
    .update(carts)
    .set({ ...NO_SHIPPING, updatedAt: now })
    .where(eq(carts.customerId, customerId));

export const deleteCart = (db: Database, id: string) => db.delete(carts).where(eq(carts.id, id));

/** Loads a cart with its items, oldest first. The caller must have checked who owns it. */
export async function loadCart(db: Database, id: string, now: Date): Promise<LoadedCart | null> {
  const [cart] = await db.select().from(carts).where(eq(carts.id, id));
  return cart ? { ...cart, lines: await linesOf(db, cart, now) } : null;
}

async function linesOf(
  db: Database,
  { id: cartId, customerId }: Pick<CartRow, 'id' | 'customerId'>,
  now: Date,
): Promise<CartLine[]> {
  const rows = await db
    .select({
      entry: cartItems,
      item: items,
      product: products,
      store: stores,
      isBeforeLaunch: isRowBeforeLaunch(now),
    })
    .from(cartItems)
    .innerJoin(items, eq(items.id, cartItems.itemId))
    .innerJoin(products, eq(products.reference, items.productReference))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.itemId));
  return rows.map(({ entry, item, product, store, isBeforeLaunch }) => ({
    itemId: item.id,
    variantId: String(item.id),
    productReference: product.reference,
    listingNumber: item.listingNumber,
    availability: availability({
      sold: item.status === 'sold',
      withdrawn:
        (item.status !== 'listed' && item.status !== 'sold') ||
        (isBeforeLaunch && !isReservedFor(item, customerId, now)),
    }),
    ...linePrice(item, product.priceAmount, customerId, now),
    currency: product.currency,
    weightGrams: product.weightGrams,
    store,
    customization:
      entry.customizationLabel === null || entry.customizationValue === null
        ? null
        : { label: entry.customizationLabel, value: entry.customizationValue },
    addedAt: entry.addedAt,
  }));
}

function linePrice(
  item: typeof items.$inferSelect,
  publicAmount: number,
  customerId: string | null,
  now: Date,
): Pick<CartLine, 'priceAmount' | 'priceHeldUntil'> {
  const priceAmount = priceFor(item, publicAmount, customerId, now);
  return { priceAmount, priceHeldUntil: priceAmount === publicAmount ? null : item.reservedUntil };
}

/**
 * Removes bought items from every cart of the buyer, because the paid cart may have been merged into another
 * meanwhile.
 */
export const removeBoughtItems = (tx: Database, customerId: string, itemIds: number[]) =>
  tx
    .delete(cartItems)
    .where(
      and(
        inArray(cartItems.itemId, itemIds),
        inArray(
          cartItems.cartId,
          tx.select({ id: carts.id }).from(carts).where(eq(carts.customerId, customerId)),
        ),
      ),
    );

/** Removes redeemed codes from every cart of the customer. */
export async function removeUsedCodes(tx: Database, customerId: string, codes: string[], now: Date) {
  if (codes.length === 0) return;
  await tx
    .update(carts)
    .set({ couponCode: null, updatedAt: now })
    .where(and(eq(carts.customerId, customerId), inArray(carts.couponCode, codes)));
  const own = await cartsOf(tx, customerId);
  await removeGiftCards(
    tx,
    own.map(({ id }) => id),
    codes,
  );
}

/** Locks and loads a customer's cart for a checkout; null when it is not theirs. */
export async function cartForCheckout(
  tx: Database,
  cartId: string,
  customerId: string,
  now: Date,
): Promise<LoadedCart | null> {
  const [row] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.customerId, customerId)))
    .for('update');
  return row ? loadCart(tx, cartId, now) : null;
}

/** Locks all carts of a customer until the transaction ends. The caller must have locked the customer first. */
export const lockCartsOf = (tx: Database, customerId: string) =>
  tx
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.customerId, customerId))
    .orderBy(asc(carts.id))
    .for('update');

export const otherCartsOf = (db: Database, customerId: string, id: string) =>
  db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.customerId, customerId), ne(carts.id, id)))
    .orderBy(desc(carts.updatedAt), asc(carts.id));
