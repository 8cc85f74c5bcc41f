import { money, type Money } from '../money/money.ts';

/** What a company lets a buyer pay in parts, without a fee; both ends in hundredths and included. */
export type InstalmentOffer = { count: number; minAmount: number; maxAmount: number };

/** So many parts that are alike. */
export type Instalments = { count: number; part: Money };

/**
 * Splits a sum into the parts of the first offer that takes it, those with an odd hundredth first; null where none
 * does. The parts add up to the sum.
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
