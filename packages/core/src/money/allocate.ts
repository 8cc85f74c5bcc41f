import { money, type Money } from './money.ts';

/**
 * Splits a sum by whole ratios so that the parts add up to it exactly: each part gets its whole hundredths, and
 * those left over go one by one to the largest remainders, the earlier part first among equals.
 * @example allocate(money(100), [1, 1, 1]) // 0.34, 0.33, 0.33
 * @example allocate(money(100), [0, 1]) // 0.00, 1.00
 * @example allocate(money(100), [0, 0]) // throws RangeError
 */
export function allocate(sum: Money, ratios: readonly number[]): Money[] {
  if (ratios.some((ratio) => !Number.isSafeInteger(ratio) || ratio < 0)) {
    throw new RangeError('Ratios are whole numbers from zero');
  }
  const shares = ratios.map(BigInt);
  const whole = shares.reduce((total, share) => total + share, 0n);
  if (whole === 0n) throw new RangeError('One ratio at least is above zero');

  const sign = sum.amount < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(sum.amount));
  const parts = shares.map((share) => Number((amount * share) / whole));
  const leftOver = Math.abs(sum.amount) - parts.reduce((total, part) => total + part, 0);
  for (const index of byLargestRemainder(amount, shares, whole).slice(0, leftOver)) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts.map((part) => money(sign * part, sum.currency));
}

function byLargestRemainder(amount: bigint, shares: readonly bigint[], whole: bigint): number[] {
  const remainders = shares.map((share, index) => ({ index, remainder: (amount * share) % whole }));
  remainders.sort((a, b) => {
    if (a.remainder === b.remainder) return a.index - b.index;
    return a.remainder > b.remainder ? -1 : 1;
  });
  return remainders.map(({ index }) => index);
}
