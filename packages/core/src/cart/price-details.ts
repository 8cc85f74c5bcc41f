import { spendGiftCards, type GiftCardBalance, type GiftCardShare } from '../coupons/gift-card.ts';
import { add, compare, isNegative, money, subtract, sumOf, type Money } from '../money/money.ts';

/** One coupon, offer or automatic discount, and what it takes off its base. */
export type Reduction = { code: string; offerDescription: string; amount: Money };

/** What a cart costs before its sums are drawn up. */
export type PriceDetailsInput = {
  items: readonly Money[];
  productReductions: readonly Reduction[];
  shipping: Money;
  shippingReductions: readonly Reduction[];
  qualityControl: Money;
  qualityControlReductions: readonly Reduction[];
  /** Spent last and in this order: they pay, they take nothing off. */
  giftCards: readonly GiftCardBalance[];
};

/** The sums that a cart, a checkout and a receipt show; each detail adds up to its sum. */
export type PriceDetails = {
  productsCurrent: Money;
  productsReductions: Money;
  productsReductionsDetail: Reduction[];
  shipping: Money;
  shippingReductions: Money;
  shippingReductionsDetail: Reduction[];
  qualityControl: Money;
  qualityControlReductions: Money;
  qualityControlReductionsDetail: Reduction[];
  /** What gift cards pay of it. */
  giftCards: Money;
  giftCardsDetail: GiftCardShare[];
  /** What is left to pay. */
  totalAmount: Money;
  savings: Money;
};

/**
 * Draws up a cart's sums. Reductions apply in the order given and each takes at most what is left of its base,
 * so no part and no total falls below zero: 30.00 off an order value of 20.00 saves 20.00. Gift cards pay of what is
 * then due. A negative price, reduction or balance, or a second currency, throws.
 */
export function priceDetails(input: PriceDetailsInput): PriceDetails {
  const { currency } = input.shipping;
  const products = reduce(sumOf(input.items.map(notNegative), currency), input.productReductions);
  const shipping = reduce(notNegative(input.shipping), input.shippingReductions);
  const qualityControl = reduce(notNegative(input.qualityControl), input.qualityControlReductions);
  const price = sumOf([products.left, shipping.left, qualityControl.left]);
  const giftCardsDetail = spendGiftCards(price, input.giftCards);
  const giftCards = sumOf(
    giftCardsDetail.map(({ amount }) => amount),
    currency,
  );

  return {
    productsCurrent: products.base,
    productsReductions: products.reduction,
    productsReductionsDetail: products.detail,
    shipping: shipping.base,
    shippingReductions: shipping.reduction,
    shippingReductionsDetail: shipping.detail,
    qualityControl: qualityControl.base,
    qualityControlReductions: qualityControl.reduction,
    qualityControlReductionsDetail: qualityControl.detail,
    giftCards,
    giftCardsDetail,
    totalAmount: subtract(price, giftCards),
    savings: sumOf([products.reduction, shipping.reduction, qualityControl.reduction]),
  };
}

type Reduced = { base: Money; left: Money; reduction: Money; detail: Reduction[] };

function reduce(base: Money, reductions: readonly Reduction[]): Reduced {
  let left = base;
  let reduction = money(0, base.currency);
  const detail = reductions.map((line) => {
    const wanted = notNegative(line.amount);
    const amount = compare(wanted, left) > 0 ? left : wanted;
    left = subtract(left, amount);
    reduction = add(reduction, amount);
    return { ...line, amount };
  });
  return { base, left, reduction, detail };
}

function notNegative(sum: Money): Money {
  if (isNegative(sum)) throw new RangeError(`Below zero: ${sum.amount}`);
  return sum;
}
