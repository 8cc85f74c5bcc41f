import { spendGiftCards, type GiftCardBalance, type GiftCardShare } from '../coupons/gift-card.ts';
import { add, compare, isNegative, money, subtract, sumOf, type Money } from '../money/money.ts';

/** A coupon, an offer or an automatic discount, and the amount that it takes off. */
export type Reduction = { code: string; offerDescription: string; amount: Money };

/** The amounts of a cart before reductions. */
export type PriceDetailsInput = {
  items: readonly Money[];
  productReductions: readonly Reduction[];
  shipping: Money;
  shippingReductions: readonly Reduction[];
  qualityControl: Money;
  qualityControlReductions: readonly Reduction[];
  /** Applied last, in this order. Gift cards are a payment, not a reduction. */
  giftCards: readonly GiftCardBalance[];
};

/** The amounts that a cart, a checkout and a receipt show. The entries of each `…Detail` list add up to its total. */
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
  /** The part of the price that gift cards pay. */
  giftCards: Money;
  giftCardsDetail: GiftCardShare[];
  /** The amount due after gift cards. */
  totalAmount: Money;
  savings: Money;
};

/**
 * Computes the totals of a cart. Reductions apply in the given order, and each takes at most what is left of its base,
 * so no total is negative: 30.00 off an order value of 20.00 saves 20.00. Gift cards then pay the amount due. Throws a
 * RangeError for a negative price, reduction or balance, and a TypeError for two currencies.
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
  if (isNegative(sum)) throw new RangeError(`Negative amount: ${sum.amount}`);
  return sum;
}
