import { compare, money, subtract, type Money } from '../money/money.ts';

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
