import { fail, type GiftCardShare, isSingleUse, ok, type Result, DAY_MS } from '@patine/core';
import { and, desc, eq, exists, gt, gte, inArray, isNull, ne, not, or, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { couponUses, giftCards, giftCardUses } from '../../db/schema/coupons.ts';
import type { CouponRow } from './repository.ts';

export type Reservation = {
  orderId: string;
  cartId: string;
  customerId: string;
  /** The coupon that reduces the order; null when none does. */
  coupon: CouponRow | null;
  /** What each gift card pays of the order. */
  giftCards: readonly GiftCardShare[];
};

/** Deducts an amount from a gift card; false when its balance is lower or it has expired at `unexpiredAt`. */
async function takeFromCard(tx: Database, code: string, amount: number, unexpiredAt: Date | null) {
  const isValid = unexpiredAt && or(isNull(giftCards.expiresAt), gt(giftCards.expiresAt, unexpiredAt));
  const taken = await tx
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} - ${amount}` })
    .where(and(eq(giftCards.code, code), gte(giftCards.balance, amount), isValid ?? undefined))
    .returning({ code: giftCards.code });
  return taken.length > 0;
}

/**
 * Reserves an order's codes while it is being paid. The caller must roll back on a failure. Locks gift cards in the
 * order of their codes, after the items, to avoid deadlocks.
 */
export async function reserveDiscounts(
  tx: Database,
  { orderId, cartId, customerId, coupon, giftCards: shares }: Reservation,
  now: Date,
): Promise<Result<null, 'ALREADY_USED' | 'EMPTY'>> {
  const use = { orderId, cartId, state: 'reserved', updatedAt: now };
  if (coupon) {
    const reserved = await tx
      .insert(couponUses)
      .values({ ...use, code: coupon.code, customerId, isSingle: isSingleUse(coupon) })
      .onConflictDoNothing()
      .returning({ code: couponUses.code });
    if (reserved.length === 0) return fail('ALREADY_USED');
  }
  for (const { code, amount } of shares.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    if (amount.amount === 0) continue;
    if (!(await takeFromCard(tx, code, amount.amount, now))) return fail('EMPTY');
    await tx.insert(giftCardUses).values({ ...use, code, amount: amount.amount });
  }
  return ok(null);
}

/** Returns the amount of each gift card that is reserved for an unpaid order. */
export const reservedCards = (db: Database, orderId: string) =>
  db
    .select({ code: giftCardUses.code, amount: giftCardUses.amount })
    .from(giftCardUses)
    .where(and(eq(giftCardUses.orderId, orderId), eq(giftCardUses.state, 'reserved')));

/** Changes the state of an order's gift card uses from `from` to `to`. Returns the changed ones, sorted by code. */
async function moveCardUses(tx: Database, orderId: string, from: string, to: string, now: Date) {
  const moved = await tx
    .update(giftCardUses)
    .set({ state: to, updatedAt: now })
    .where(and(eq(giftCardUses.orderId, orderId), eq(giftCardUses.state, from)))
    .returning({ code: giftCardUses.code, amount: giftCardUses.amount });
  return moved.toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/**
 * Reserves an order's returned codes again, for a payment that succeeds after it was abandoned. False when a code has
 * been used elsewhere or a balance is too low; the caller must then roll back.
 */
export async function reclaimDiscounts(tx: Database, orderId: string, now: Date): Promise<boolean> {
  const other = alias(couponUses, 'other');
  const elsewhere = tx
    .select({ code: other.code })
    .from(other)
    .where(
      and(
        eq(other.code, couponUses.code),
        eq(other.customerId, couponUses.customerId),
        ne(other.orderId, orderId),
        ne(other.state, 'returned'),
      ),
    );
  await tx
    .update(couponUses)
    .set({ state: 'reserved', updatedAt: now })
    .where(
      and(
        eq(couponUses.orderId, orderId),
        eq(couponUses.state, 'returned'),
        or(eq(couponUses.isSingle, false), not(exists(elsewhere))),
      ),
    );
  const missing = await tx
    .select({ code: couponUses.code })
    .from(couponUses)
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'returned')));
  if (missing.length > 0) return false;
  for (const { code, amount } of await moveCardUses(tx, orderId, 'returned', 'reserved', now))
    if (!(await takeFromCard(tx, code, amount, null))) return false;
  return true;
}

/** Marks the codes of a paid order as spent. Returns them. */
export async function spendDiscounts(tx: Database, orderId: string, now: Date): Promise<string[]> {
  const spent = await tx
    .update(couponUses)
    .set({ state: 'spent', updatedAt: now })
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'reserved')))
    .returning({ code: couponUses.code });
  const cards = await moveCardUses(tx, orderId, 'reserved', 'spent', now);
  return [...spent, ...cards].map(({ code }) => code);
}

/** Releases the codes of an abandoned order. A second call is a no-op. */
export async function returnDiscounts(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .update(couponUses)
    .set({ state: 'returned', updatedAt: now })
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'reserved')));
  for (const { code, amount } of await moveCardUses(tx, orderId, 'reserved', 'returned', now))
    await tx
      .update(giftCards)
      .set({ balance: sql`${giftCards.balance} + ${amount}` })
      .where(eq(giftCards.code, code));
}

const left = sql<number>`${giftCardUses.amount} - ${giftCardUses.refundedAmount}`;
const spentOn = (orderId: string) => and(eq(giftCardUses.orderId, orderId), eq(giftCardUses.state, 'spent'));

/** Returns how much of a paid order can still be refunded to its gift cards, in hundredths. */
export async function refundableToGiftCards(db: Database, orderId: string): Promise<number> {
  const uses = await db.select({ left }).from(giftCardUses).where(spentOn(orderId));
  return uses.reduce((sum, use) => sum + use.left, 0);
}

/** Returns how much has been refunded to gift cards, in hundredths by order. */
export async function refundedToCards(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ orderId: giftCardUses.orderId, amount: sum(giftCardUses.refundedAmount) })
    .from(giftCardUses)
    .where(inArray(giftCardUses.orderId, [...orderIds]))
    .groupBy(giftCardUses.orderId);
  return new Map(rows.map(({ orderId, amount }) => [orderId, Number(amount ?? 0)]));
}

/**
 * Refunds an amount in hundredths to the gift cards that paid the order, in descending order of their codes. Throws
 * when it exceeds what they paid. A refunded card stays valid for at least a year.
 */
export async function refundGiftCards(tx: Database, orderId: string, amount: number, now: Date) {
  const uses = await tx
    .select({ code: giftCardUses.code, left })
    .from(giftCardUses)
    .where(spentOn(orderId))
    .orderBy(desc(giftCardUses.code))
    .for('update');
  let due = amount;
  for (const use of uses) {
    const back = Math.min(due, use.left);
    due -= back;
    if (back === 0) continue;
    await tx
      .update(giftCardUses)
      .set({ refundedAmount: sql`${giftCardUses.refundedAmount} + ${back}`, updatedAt: now })
      .where(and(spentOn(orderId), eq(giftCardUses.code, use.code)));
    await tx
      .update(giftCards)
      .set({
        balance: sql`${giftCards.balance} + ${back}`,
        expiresAt: sql`case when ${giftCards.expiresAt} is not null then greatest(${giftCards.expiresAt}, ${inAYear(now)}::timestamptz) end`,
      })
      .where(eq(giftCards.code, use.code));
  }
  if (due > 0)
    throw new RangeError(`Refund for order ${orderId} exceeds what its gift cards paid by ${due} hundredths`);
}

const YEAR_MS = 365 * DAY_MS;
const inAYear = (now: Date) => new Date(now.getTime() + YEAR_MS).toISOString();
