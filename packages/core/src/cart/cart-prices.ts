import { couponReductions, type Coupon } from '../coupons/coupon.ts';
import type { GiftCardBalance } from '../coupons/gift-card.ts';
import type { ShippingQuote } from '../delivery/quote.ts';
import { money, type Currency, type Money } from '../money/money.ts';
import { priceDetails, type PriceDetails, type Reduction } from './price-details.ts';

/** Everything that a cart's price follows from. */
export type CartPricesInput = {
  currency: Currency;
  /** Prices of the items that can be bought. */
  items: readonly Money[];
  /** Quote of the chosen shipping method; null before a method is chosen. */
  quote: Pick<ShippingQuote, 'carriage' | 'autoDiscount' | 'qualityControl'> | null;
  /** Label of the automatic discount. */
  autoOffer: string;
  /** The applied coupon and its label; null without one. */
  coupon: { terms: Pick<Coupon, 'code' | 'kind' | 'value'>; offer: string } | null;
  giftCards: readonly GiftCardBalance[];
};

/**
 * Computes the prices of a cart. The automatic discount applies before the coupon, which can then take only the rest of
 * the shipping amount. Gift cards apply last. The line of an automatic discount has an empty code.
 */
export function cartPrices(input: CartPricesInput): PriceDetails {
  const { currency, items, quote, autoOffer, coupon, giftCards } = input;
  const shipping = quote?.carriage ?? money(0, currency);
  const qualityControl = quote?.qualityControl ?? money(0, currency);
  const auto: Reduction[] = quote?.autoDiscount
    ? [{ code: '', offerDescription: autoOffer, amount: quote.autoDiscount.reduction }]
    : [];
  const left = money(shipping.amount - (auto[0]?.amount.amount ?? 0), currency);
  const byCoupon = coupon
    ? couponReductions(coupon.terms, coupon.offer, { items, shipping: left, qualityControl })
    : { products: [], shipping: [], qualityControl: [] };
  return priceDetails({
    items,
    productReductions: byCoupon.products,
    shipping,
    shippingReductions: [...auto, ...byCoupon.shipping],
    qualityControl,
    qualityControlReductions: byCoupon.qualityControl,
    giftCards,
  });
}
