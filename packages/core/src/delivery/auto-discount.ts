import { compare, money, subtract, type Money } from '../money/money.ts';
import { percentOf } from '../money/percent.ts';

/** A reduction of the carriage that applies without a code, as configured by the operator. */
export type AutoDiscount = {
  id: string;
  /** Minimum order value in hundredths. */
  minPricing: number;
  /** The only carrier that it applies to; null for all. */
  deliveryCarrier: string | null;
  /** Percentage of the carriage, 100 for free delivery; null when `amount` is set. */
  percent: number | null;
  /** Hundredths off the carriage; null when `percent` is set. */
  amount: number | null;
};

/** A discount and the amount that it takes off a carriage. */
export type AppliedDiscount = { discount: AutoDiscount; reduction: Money };

/** The next discount and the order value that is missing to reach it. */
export type DiscountHint = { leftAmount: Money; discount: AutoDiscount };

/** A shipping option: its carrier and its carriage before reductions. */
export type Carriage = { deliveryCarrier: string; carriage: Money };

function reductionOf({ percent, amount }: AutoDiscount, carriage: Money): Money {
  const fullReduction =
    percent === null ? money(amount ?? 0, carriage.currency) : percentOf(carriage, percent);
  return compare(fullReduction, carriage) > 0 ? carriage : fullReduction;
}

const appliesTo = ({ deliveryCarrier }: AutoDiscount, option: Carriage) =>
  deliveryCarrier === null || deliveryCarrier === option.deliveryCarrier;

/**
 * Returns the discount that takes most off a carriage, the first of equal ones; null when the order value reaches none.
 * An order value equal to `minPricing` is enough.
 */
export function bestAutoDiscount(
  discounts: readonly AutoDiscount[],
  option: Carriage,
  productsTotal: Money,
): AppliedDiscount | null {
  return discounts
    .filter((discount) => appliesTo(discount, option) && productsTotal.amount >= discount.minPricing)
    .map((discount) => ({ discount, reduction: reductionOf(discount, option.carriage) }))
    .reduce<AppliedDiscount | null>(
      (best, applied) =>
        compare(applied.reduction, best?.reduction ?? money(0, option.carriage.currency)) > 0
          ? applied
          : best,
      null,
    );
}

/**
 * Returns the nearest discount that would reduce one of the shipping options more than its current discount, the larger
 * of equally near ones; null when there is none.
 * @example 'free from 100.00' at an order value of 88.00 // 12.00 left
 */
export function autoDiscountHint(
  discounts: readonly AutoDiscount[],
  options: readonly Carriage[],
  productsTotal: Money,
): DiscountHint | null {
  const reachable = options.flatMap((option) => {
    const now = bestAutoDiscount(discounts, option, productsTotal)?.reduction.amount ?? 0;
    return discounts
      .filter((discount) => appliesTo(discount, option) && productsTotal.amount < discount.minPricing)
      .map((discount) => ({ discount, gain: reductionOf(discount, option.carriage).amount - now }))
      .filter(({ gain }) => gain > 0);
  });
  const [nearest] = reachable.toSorted(
    (a, b) => a.discount.minPricing - b.discount.minPricing || b.gain - a.gain,
  );
  return (
    (nearest && {
      leftAmount: subtract(money(nearest.discount.minPricing, productsTotal.currency), productsTotal),
      discount: nearest.discount,
    }) ??
    null
  );
}
