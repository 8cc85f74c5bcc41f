import { compare, subtract, type Money } from '../money/money.ts';

/** A gift card with its current balance. */
export type GiftCardBalance = { code: string; balance: Money };

/** The amount that one gift card pays. */
export type GiftCardShare = { code: string; amount: Money };

/**
 * Spends gift cards on an amount in the given order, each up to its balance: 50.00 and 30.00 pay 60.00 as 50.00 and
 * 10.00. A card that is not needed pays 0.00. Throws a RangeError for a negative balance.
 */
export function spendGiftCards(sum: Money, cards: readonly GiftCardBalance[]): GiftCardShare[] {
  let left = sum;
  return cards.map(({ code, balance }) => {
    if (balance.amount < 0) throw new RangeError(`Negative balance: ${balance.amount}`);
    const amount = compare(balance, left) > 0 ? left : balance;
    left = subtract(left, amount);
    return { code, amount };
  });
}
