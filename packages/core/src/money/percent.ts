import { money, type Money } from './money.ts';

/**
 * Computes a percentage (at most two decimals, such as 12.5) of an amount. Half a hundredth rounds away from zero.
 * Throws a RangeError for more decimals.
 * @example percentOf(money(5), 10) // 0.01 €: 0.5 hundredths go up
 * @example percentOf(money(4), 10) // 0.00 €: 0.4 hundredths go down
 * @example percentOf(money(-5), 10) // −0.01 €
 */
export function percentOf(sum: Money, percent: number): Money {
  const basisPoints = Math.round(percent * 100);
  if (!Number.isSafeInteger(basisPoints) || basisPoints / 100 !== percent) {
    throw new RangeError(`Not a percentage with at most two decimals: ${percent}`);
  }
  const product = BigInt(sum.amount) * BigInt(basisPoints);
  const half = product < 0n ? -5_000n : 5_000n;
  return money(Number((product + half) / 10_000n), sum.currency);
}
