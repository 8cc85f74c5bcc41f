import type { Reduction } from '../cart/price-details.ts';
import { compare, money, sumOf, type Money } from '../money/money.ts';
import { percentOf } from '../money/percent.ts';
import { fail, ok, type Result } from '../result.ts';

export const COUPON_KINDS = ['PERCENT', 'AMOUNT', 'FREE_DELIVERY'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** A coupon as the operator created it. */
export type Coupon = {
  code: string;
  kind: CouponKind;
  /** Integer percentage of the order value, or hundredths off it; 0 with FREE_DELIVERY. */
  value: number;
  /** Minimum order value in hundredths; null for none. */
  minimumAmount: number | null;
  /** Start of validity, included; null for none. */
  startsAt: Date | null;
  /** End of validity, excluded; null for none. */
  endsAt: Date | null;
  firstOrderOnly: boolean;
  oncePerCustomer: boolean;
  /** Email address of the only person who can use it, in lower case; null for anybody. */
  emailAddress: string | null;
};

/** Why a coupon does not apply, in the order in which the reasons are reported. */
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

/** The order and the customer that a coupon is checked for. */
export type CouponSituation = {
  now: Date;
  /** Order value before reductions. */
  productsTotal: Money;
  /** Null for a visitor. Conditions on the customer are checked after login. */
  customer: {
    emailAddress: string;
    /** True when the customer has another order that is paid or being paid. */
    hasOtherOrder: boolean;
    /** True when the customer used this coupon in another order that is paid or being paid. */
    hasUsedCoupon: boolean;
  } | null;
};

/**
 * Checks whether a coupon applies, or returns the first reason why it does not. `startsAt` is included, `endsAt`
 * excluded; an order value equal to the minimum is enough.
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

/** Returns true when a customer can use a coupon in one order only. First-order coupons are single-use too. */
export const isSingleUse = ({
  oncePerCustomer,
  firstOrderOnly,
}: Pick<Coupon, 'oncePerCustomer' | 'firstOrderOnly'>): boolean => oncePerCustomer || firstOrderOnly;

/** The reductions of a coupon for each part of a cart, before they are limited to what is left of that part. */
export type CouponReductions = Record<'products' | 'shipping' | 'qualityControl', Reduction[]>;

/**
 * Computes the reductions of a coupon: a percentage or an amount of the order value, or all of shipping and quality
 * control. Half a hundredth rounds in the buyer's favour.
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
