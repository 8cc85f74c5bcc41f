import { compare, money, subtract, type Money } from '../money/money.ts';

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

/**
 * Splits a refund between the paid money and the gift cards. Money is returned first, and neither part exceeds what was
 * paid with it. Throws a RangeError for a refund above what was paid.
 * @example splitRefund(money(3000), { paid: money(1000), giftCards: money(5000) }) // 10.00 as money, 20.00 on cards
 */
export function splitRefund(
  refund: Money,
  left: { paid: Money; giftCards: Money },
): { money: Money; giftCards: Money } {
  const asMoney = money(Math.min(refund.amount, left.paid.amount), refund.currency);
  const onCards = subtract(refund, asMoney);
  if (compare(onCards, left.giftCards) > 0) throw new RangeError('The refund exceeds the paid amount');
  return { money: asMoney, giftCards: onCards };
}
