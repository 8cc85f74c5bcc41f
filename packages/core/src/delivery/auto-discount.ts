import { compare, money, subtract, type Money } from '../money/money.ts';
import { percentOf } from '../money/percent.ts';

/** A reduction of the carriage that needs no code, as the operator's file has it. */
export type AutoDiscount = {
  id: string;
  /** The order value from which it counts, in hundredths. */
  minPricing: number;
  /** The one carrier that it is for; null for every one. */
  deliveryCarrier: string | null;
  /** Percents of the carriage, 100 for a free delivery; null where `amount` says it. */
  percent: number | null;
  /** Hundredths off the carriage; null where `percent` says it. */
  amount: number | null;
};

/** A discount and what it takes off a carriage. */
export type AppliedDiscount = { discount: AutoDiscount; reduction: Money };

/** What is missing for a discount that is not reached yet. */
export type DiscountHint = { leftAmount: Money; discount: AutoDiscount };

/** One way to send a cart: who carries it, and its carriage before any reduction. */
export type Carriage = { deliveryCarrier: string; carriage: Money };

function reductionOf({ percent, amount }: AutoDiscount, carriage: Money): Money {
  const wanted = percent === null ? money(amount ?? 0, carriage.currency) : percentOf(carriage, percent);
  return compare(wanted, carriage) > 0 ? carriage : wanted;
}

const isFor = ({ deliveryCarrier }: AutoDiscount, way: Carriage) =>
  deliveryCarrier === null || deliveryCarrier === way.deliveryCarrier;

/**
 * Finds the discount that takes most off a carriage, the first in the file among equals; null when the order value
 * reaches none. It counts from just its `minPricing`; one hundredth less pays in full.
 */
export function bestAutoDiscount(
  discounts: readonly AutoDiscount[],
  way: Carriage,
  productsTotal: Money,
): AppliedDiscount | null {
  return discounts
    .filter((discount) => isFor(discount, way) && productsTotal.amount >= discount.minPricing)
    .map((discount) => ({ discount, reduction: reductionOf(discount, way.carriage) }))
    .reduce<AppliedDiscount | null>(
      (best, applied) =>
        compare(applied.reduction, best?.reduction ?? money(0, way.carriage.currency)) > 0 ? applied : best,
      null,
    );
}

/**
 * Finds the nearest discount that would take more off one of these ways than it gets now, the larger among
 * equally near ones; null when there is none left to reach.
 * @example 'free from 100.00' at an order value of 88.00 // 12.00 left
 */
export function autoDiscountHint(
  discounts: readonly AutoDiscount[],
  ways: readonly Carriage[],
  productsTotal: Money,
): DiscountHint | null {
  const reachable = ways.flatMap((way) => {
    const now = bestAutoDiscount(discounts, way, productsTotal)?.reduction.amount ?? 0;
    return discounts
      .filter((discount) => isFor(discount, way) && productsTotal.amount < discount.minPricing)
      .map((discount) => ({ discount, gain: reductionOf(discount, way.carriage).amount - now }))
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
