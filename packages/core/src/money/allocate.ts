import { money, type Money } from './money.ts';

/**
 * Splits an amount by integer ratios so that the parts add up to it exactly. Each part is rounded down, and the
 * remaining hundredths go one by one to the largest remainders, the earlier part first among equals. Throws a
 * RangeError for a negative or fractional ratio and when all ratios are zero.
 * @example allocate(money(100), [1, 1, 1]) // 0.34, 0.33, 0.33
 * @example allocate(money(100), [0, 1]) // 0.00, 1.00
 * @example allocate(money(100), [0, 0]) // throws RangeError
 */
export function allocate(sum: Money, ratios: readonly number[]): Money[] {
  if (ratios.some((ratio) => !Number.isSafeInteger(ratio) || ratio < 0)) {
    throw new RangeError('Ratios must be non-negative integers');
  }
  const shares = ratios.map(BigInt);
  const ratioSum = shares.reduce((total, share) => total + share, 0n);
  if (ratioSum === 0n) throw new RangeError('At least one ratio must be positive');

  const sign = sum.amount < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(sum.amount));
  const parts = shares.map((share) => Number((amount * share) / ratioSum));
  const leftOver = Math.abs(sum.amount) - parts.reduce((total, part) => total + part, 0);
  for (const index of byLargestRemainder(amount, shares, ratioSum).slice(0, leftOver)) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts.map((part) => money(sign * part, sum.currency));
}

function byLargestRemainder(amount: bigint, shares: readonly bigint[], ratioSum: bigint): number[] {
  const remainders = shares.map((share, index) => ({ index, remainder: (amount * share) % ratioSum }));
  remainders.sort((a, b) => {
    if (a.remainder === b.remainder) return a.index - b.index;
    return a.remainder > b.remainder ? -1 : 1;
  });
  return remainders.map(({ index }) => index);
}
