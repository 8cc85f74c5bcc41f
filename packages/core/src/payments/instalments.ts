import { money, type Money } from '../money/money.ts';

/** An instalment plan of a payment provider, without fees. Both bounds are in hundredths and included. */
export type InstalmentOffer = { count: number; minAmount: number; maxAmount: number };

/** A number of equal parts. */
export type Instalments = { count: number; part: Money };

/**
 * Splits an amount by the first plan whose bounds contain it, parts with an extra hundredth first. Returns null when
 * there is no such plan. The parts add up to the amount.
 * @example instalments(money(3001), [{ count: 4, minAmount: 3000, maxAmount: 200_000 }]) // 1 × 7.51, 3 × 7.50
 * @example instalments(money(2999), [{ count: 4, minAmount: 3000, maxAmount: 200_000 }]) // null
 */
export function instalments(
  { amount, currency }: Money,
  offers: readonly InstalmentOffer[],
): Instalments[] | null {
  const offer = offers.find(({ minAmount, maxAmount }) => amount >= minAmount && amount <= maxAmount);
  if (!offer) return null;
  const odd = amount % offer.count;
  const least = (amount - odd) / offer.count;
  return [
    { count: odd, part: money(least + 1, currency) },
    { count: offer.count - odd, part: money(least, currency) },
  ].filter(({ count }) => count > 0);
}
