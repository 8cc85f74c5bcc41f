import type { Reduction } from '../cart/price-details.ts';
import { compare, money, sumOf, type Money } from '../money/money.ts';
import { percentOf } from '../money/percent.ts';
import { fail, ok, type Result } from '../result.ts';

export const COUPON_KINDS = ['PERCENT', 'AMOUNT', 'FREE_DELIVERY'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** A coupon as the operator issued it. */
export type Coupon = {
  code: string;
  kind: CouponKind;
  /** Whole percents of the order value, or hundredths off it; 0 with FREE_DELIVERY. */
  value: number;
  /** The order value from which it counts, in hundredths. */
  minimumAmount: number | null;
  /** The first instant at which it counts. */
  startsAt: Date | null;
  /** The first instant at which it no longer counts. */
  endsAt: Date | null;
  firstOrderOnly: boolean;
  oncePerCustomer: boolean;
  /** The address of the one person who may use it, in lower case. */
  emailAddress: string | null;
};

/** Why a coupon does not count, in the order in which they are told. */
export const COUPON_REFUSALS = [
  'UNKNOWN',
  'NOT_STARTED',
  'ENDED',
  'FOR_ANOTHER_PERSON',
  'NOT_FIRST_ORDER',
  'ALREADY_USED',
  'BELOW_MINIMUM',
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

/** Who asks for a coupon to count, for what, and when. */
export type CouponSituation = {
  now: Date;
  /** The order value before any reduction. */
  productsTotal: Money;
  /** Null for a visitor: who that is, is asked again once they are signed in. */
  customer: {
    emailAddress: string;
    /** True when another order of theirs is paid or being paid. */
    hasOtherOrder: boolean;
    /** True when this coupon counts in another order of theirs, paid or being paid. */
    hasUsedCoupon: boolean;
  } | null;
};

/**
 * Tells whether a coupon counts, or the first reason why it does not. At `startsAt` it counts, at `endsAt` it does
 * not; an order value of just the minimum is enough.
 */
export function checkCoupon(
  coupon: Coupon,
  { now, productsTotal, customer }: CouponSituation,
): Result<Coupon, CouponRefusal> {
  if (coupon.startsAt !== null && now < coupon.startsAt) return fail('NOT_STARTED');
  if (coupon.endsAt !== null && now >= coupon.endsAt) return fail('ENDED');
  if (customer !== null) {
    if (coupon.emailAddress !== null && coupon.emailAddress !== customer.emailAddress)
      return fail('FOR_ANOTHER_PERSON');
    if (coupon.firstOrderOnly && customer.hasOtherOrder) return fail('NOT_FIRST_ORDER');
    if (isSingleUse(coupon) && customer.hasUsedCoupon) return fail('ALREADY_USED');
  }
  if (coupon.minimumAmount !== null && productsTotal.amount < coupon.minimumAmount)
    return fail('BELOW_MINIMUM');
  return ok(coupon);
}

/** Tells whether a customer may use a coupon in one order only: a first order is one. */
export const isSingleUse = ({
  oncePerCustomer,
  firstOrderOnly,
}: Pick<Coupon, 'oncePerCustomer' | 'firstOrderOnly'>): boolean => oncePerCustomer || firstOrderOnly;

/** What a coupon takes off each part of a cart, before it is held to what is left of that part. */
export type CouponReductions = Record<'products' | 'shipping' | 'qualityControl', Reduction[]>;

/**
 * Works out what a coupon takes: a percentage or an amount of the order value, or the whole delivery with its
 * quality control. Half a hundredth goes to the buyer.
 * @example 10 % of 0.05 € // 0.01 €
 */
export function couponReductions(
  { code, kind, value }: Pick<Coupon, 'code' | 'kind' | 'value'>,
  offerDescription: string,
  { items, shipping, qualityControl }: { items: readonly Money[]; shipping: Money; qualityControl: Money },
): CouponReductions {
  const line = (amount: Money): Reduction[] =>
    amount.amount > 0 ? [{ code, offerDescription, amount }] : [];
  if (kind === 'FREE_DELIVERY')
    return { products: [], shipping: line(shipping), qualityControl: line(qualityControl) };
  const total = sumOf(items, shipping.currency);
  const wanted = kind === 'PERCENT' ? percentOf(total, value) : money(value, shipping.currency);
  const amount = compare(wanted, total) > 0 ? total : wanted;
  return { products: line(amount), shipping: [], qualityControl: [] };
}
