import type { Coupon, CouponKind } from '@patine/core';
import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { cartGiftCards, coupons, couponUses, giftCards, giftCardUses } from '../../db/schema/coupons.ts';
import { orders } from '../../db/schema/orders.ts';

export type CouponRow = Omit<typeof coupons.$inferSelect, 'kind'> & Coupon;
export type GiftCardRow = typeof giftCards.$inferSelect;

const asCoupon = (row: typeof coupons.$inferSelect): CouponRow => ({ ...row, kind: row.kind as CouponKind });

/** Null when another coupon has this code. */
export async function insertCoupon(
  db: Database,
  values: typeof coupons.$inferInsert,
): Promise<CouponRow | null> {
  const [row] = await db.insert(coupons).values(values).onConflictDoNothing().returning();
  return row ? asCoupon(row) : null;
}

export async function findCoupon(db: Database, code: string): Promise<CouponRow | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row ? asCoupon(row) : null;
}

/** Every coupon, newest first. */
export const listCoupons = async (db: Database): Promise<CouponRow[]> =>
  (await db.select().from(coupons).orderBy(desc(coupons.createdAt), asc(coupons.code))).map(asCoupon);

/** Null when another gift card has this code. */
export async function insertGiftCard(
  db: Database,
  values: typeof giftCards.$inferInsert,
): Promise<GiftCardRow | null> {
  const [row] = await db.insert(giftCards).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findGiftCard(db: Database, code: string): Promise<GiftCardRow | null> {
  const [row] = await db.select().from(giftCards).where(eq(giftCards.code, code));
  return row ?? null;
}

/** Every gift card, newest first. */
export const listGiftCards = (db: Database): Promise<GiftCardRow[]> =>
  db.select().from(giftCards).orderBy(desc(giftCards.createdAt), asc(giftCards.code));

/** The gift cards of a cart, in the order they were added. */
export const giftCardsOf = async (db: Database, cartId: string): Promise<GiftCardRow[]> => {
  const rows = await db
    .select({ card: giftCards })
    .from(cartGiftCards)
    .innerJoin(giftCards, eq(giftCards.code, cartGiftCards.code))
    .where(eq(cartGiftCards.cartId, cartId))
    .orderBy(asc(cartGiftCards.addedAt), asc(cartGiftCards.code));
  return rows.map(({ card }) => card);
};

export const putGiftCard = (db: Database, cartId: string, code: string, addedAt: Date) =>
  db.insert(cartGiftCards).values({ cartId, code, addedAt }).onConflictDoNothing();

/** Adds the gift cards of one cart to another. */
export async function copyGiftCards(db: Database, from: string, to: string) {
  const cards = await db.select().from(cartGiftCards).where(eq(cartGiftCards.cartId, from));
  if (cards.length > 0)
    await db
      .insert(cartGiftCards)
      .values(cards.map((card) => ({ ...card, cartId: to })))
      .onConflictDoNothing();
}

export const removeGiftCard = (db: Database, cartId: string, code: string) =>
  db.delete(cartGiftCards).where(and(eq(cartGiftCards.cartId, cartId), eq(cartGiftCards.code, code)));

/** Returns the gift card amounts that a cart's pending payments reserve; the same cart may spend them again. */
export const reservedByCart = (db: Database, cartId: string, codes: readonly string[]) =>
  db
    .select({ code: giftCardUses.code, amount: giftCardUses.amount })
    .from(giftCardUses)
    .where(
      and(
        eq(giftCardUses.cartId, cartId),
        eq(giftCardUses.state, 'reserved'),
        inArray(giftCardUses.code, [...codes]),
      ),
    );

/** Tells whether a customer has redeemed a coupon, or another of their carts reserves it in a pending payment. */
export async function hasUsedCoupon(
  db: Database,
  { code, customerId, cartId }: { code: string; customerId: string; cartId: string },
): Promise<boolean> {
  const uses = await db
    .select({ state: couponUses.state, cartId: couponUses.cartId })
    .from(couponUses)
    .where(
      and(eq(couponUses.code, code), eq(couponUses.customerId, customerId), ne(couponUses.state, 'returned')),
    );
  return uses.some((use) => use.state === 'spent' || use.cartId !== cartId);
}

/** Removes gift cards from carts. */
export const removeGiftCards = (db: Database, cartIds: readonly string[], codes: readonly string[]) =>
  db
    .delete(cartGiftCards)
    .where(and(inArray(cartGiftCards.cartId, [...cartIds]), inArray(cartGiftCards.code, [...codes])));

/** Tells whether a customer has an earlier order, or a pending payment for another cart. */
export async function hasOtherOrder(db: Database, customerId: string, cartId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.status, 'ABANDONED'),
        or(ne(orders.status, 'CHECKOUT'), ne(orders.cartId, cartId)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
