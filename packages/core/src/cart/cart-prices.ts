import { couponReductions, type Coupon } from '../coupons/coupon.ts';
import type { GiftCardBalance } from '../coupons/gift-card.ts';
import type { ShippingQuote } from '../delivery/quote.ts';
import { money, type Currency, type Money } from '../money/money.ts';
import { priceDetails, type PriceDetails, type Reduction } from './price-details.ts';

/** Everything that a cart's price follows from. */
export type CartPricesInput = {
  currency: Currency;
  /** Prices of the pieces that can be bought. */
  items: readonly Money[];
  /** The chosen way to deliver; null before any is chosen. */
  quote: Pick<ShippingQuote, 'carriage' | 'autoDiscount' | 'qualityControl'> | null;
  /** What the automatic discount is called. */
  autoOffer: string;
  /** A coupon that counts, and what its offer is called. */
  coupon: { terms: Pick<Coupon, 'code' | 'kind' | 'value'>; offer: string } | null;
  giftCards: readonly GiftCardBalance[];
};

/**
 * Prices a cart. The automatic discount comes before the coupon, which then takes what is left of the delivery; gift
 * cards come last. An automatic discount has no code: its line bears an empty one.
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
