import { checkCoupon, type CouponRefusal, type GiftCardBalance, money, type Money } from '@patine/core';
import type { Database } from '../../db/client.ts';
import {
  type CouponRow,
  findCoupon,
  type GiftCardRow,
  giftCardsOf,
  hasOtherOrder,
  hasUsedCoupon,
  reservedByCart,
} from '../coupons/index.ts';
import { findCustomer } from '../customers/index.ts';
import { tariff } from '../delivery/index.ts';
import type { CartRow } from './repository.ts';

/** A gift card in a cart; `expiresAt` is null when it never expires. */
type CartGiftCard = GiftCardBalance & { expiresAt: Date | null };

/** The coupon and gift cards of a cart, with their current validity and balances. */
export type CartDiscounts = {
  /** `refusal` is null while the coupon is valid for this cart. */
  coupon: { row: CouponRow; refusal: CouponRefusal | null } | null;
  giftCards: CartGiftCard[];
};

type Owned = Pick<CartRow, 'id' | 'customerId'>;

/** Returns why a coupon is not valid for a cart; null when it is. */
export async function refusalOf(
  db: Database,
  cart: Owned,
  row: CouponRow,
  { now, productsTotal }: { now: Date; productsTotal: Money },
): Promise<CouponRefusal | null> {
  const { id: cartId, customerId } = cart;
  const person = customerId === null ? null : await findCustomer(db, customerId);
  const customer =
    customerId === null || person === null
      ? null
      : {
          emailAddress: person.emailAddress,
          hasOtherOrder: row.firstOrderOnly && (await hasOtherOrder(db, customerId, cartId)),
          hasUsedCoupon: await hasUsedCoupon(db, { code: row.code, customerId, cartId }),
        };
  const checked = checkCoupon(row, { now, productsTotal, customer });
  return checked.ok ? null : checked.code;
}

/** Returns what a cart can spend of each gift card: the balance plus what the cart's own pending payment reserves. */
export async function balancesOf(
  db: Database,
  cartId: string,
  cards: readonly GiftCardRow[],
  now: Date,
): Promise<CartGiftCard[]> {
  if (cards.length === 0) return [];
  const reserved = await reservedByCart(
    db,
    cartId,
    cards.map(({ code }) => code),
  );
  const own = (code: string) =>
    reserved.filter((use) => use.code === code).reduce((sum, { amount }) => sum + amount, 0);
  return cards.map(({ code, balance, expiresAt }) => ({
    code,
    expiresAt,
    balance: money(expiresAt !== null && expiresAt <= now ? 0 : balance + own(code), tariff.currency),
  }));
}

/** Loads a cart's coupon and gift cards and checks the coupon against the products' total. */
export async function loadDiscounts(
  db: Database,
  cart: Owned & Pick<CartRow, 'couponCode'>,
  at: { now: Date; productsTotal: Money },
): Promise<CartDiscounts> {
  const row = cart.couponCode === null ? null : await findCoupon(db, cart.couponCode);
  return {
    coupon: row && { row, refusal: await refusalOf(db, cart, row, at) },
    giftCards: await balancesOf(db, cart.id, await giftCardsOf(db, cart.id), at.now),
  };
}
