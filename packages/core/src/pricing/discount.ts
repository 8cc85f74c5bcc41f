import { compare, type Money } from '../money/money.ts';

/** Steps of the discount filter in percent. Each includes every discount of at least its value. */
export const DISCOUNT_RANGES = ['10', '20', '30', '40', '50', '60', '70'] as const;
export type DiscountRange = (typeof DISCOUNT_RANGES)[number];

/**
 * Returns the discount against the regular price in whole percent, rounded down so that it never overstates; null below
 * one percent.
 * @example discountPercent(money(9900), money(10000)) // 1
 * @example discountPercent(money(9901), money(10000)) // null: less than one percent
 * @example discountPercent(money(10000), money(10000)) // null
 */
export function discountPercent(current: Money, regular: Money): number | null {
  if (compare(current, regular) >= 0 || current.amount < 0) return null;
  const percent = Number((BigInt(regular.amount - current.amount) * 100n) / BigInt(regular.amount));
  return percent === 0 ? null : percent;
}

/**
 * Returns the filter step of a discount: its tens, at most 70; null below 10 % and without a discount.
 * @example discountRange(19) // '10'
 * @example discountRange(9) // null
 * @example discountRange(85) // '70'
 */
export function discountRange(percent: number | null): DiscountRange | null {
  if (percent === null) return null;
  return DISCOUNT_RANGES.findLast((range) => Number(range) <= percent) ?? null;
}
