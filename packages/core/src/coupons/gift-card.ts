import { compare, money, subtract, type Money } from '../money/money.ts';

/** A gift card as a cart may use it now. */
export type GiftCardBalance = { code: string; balance: Money };

/** What one gift card pays. */
export type GiftCardShare = { code: string; amount: Money };

/**
 * Spends gift cards on a sum in the order given, each as far as it goes: 50.00 and 30.00 pay 60.00 as 50.00 and
 * 10.00. A card of which nothing is needed pays 0.00.
 */
export function spendGiftCards(sum: Money, cards: readonly GiftCardBalance[]): GiftCardShare[] {
  let left = sum;
  return cards.map(({ code, balance }) => {
    if (balance.amount < 0) throw new RangeError(`Below zero: ${balance.amount}`);
    const amount = compare(balance, left) > 0 ? left : balance;
    left = subtract(left, amount);
    return { code, amount };
  });
}

/**
 * Splits a refund between the money that was paid and the gift cards: what came from a card goes back to a card
 * last, so that money returns first as money, and never more than came from each.
 * @example splitRefund(money(3000), { paid: money(1000), giftCards: money(5000) }) // 10.00 as money, 20.00 on cards
 */
export function splitRefund(
  refund: Money,
  left: { paid: Money; giftCards: Money },
): { money: Money; giftCards: Money } {
  const asMoney = money(Math.min(refund.amount, left.paid.amount), refund.currency);
  const onCards = subtract(refund, asMoney);
  if (compare(onCards, left.giftCards) > 0) throw new RangeError('More is refunded than was paid');
  return { money: asMoney, giftCards: onCards };
}
