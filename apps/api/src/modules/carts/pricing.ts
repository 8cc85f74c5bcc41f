import {
  cartPrices,
  type Locale,
  money,
  type Money,
  type PriceDetails,
  sumOf,
  translationIn,
} from '@patine/core';
import type { AddressRow } from '../addresses/repository.ts';
import { type DatedQuote, quoteFor } from '../delivery/quote.ts';
import { offerOf, tariff } from '../delivery/tariff.ts';
import type { CartDiscounts } from './discounts.ts';
import type { LoadedCart } from './repository.ts';

export type QuotedCart = {
  /** Prices of what can still be bought. */
  items: Money[];
  productsTotal: Money;
  /** Every way to deliver that. */
  quotes: DatedQuote[];
  /** The chosen one, while it is still offered. */
  chosen: DatedQuote | null;
};

const isChosen =
  ({ deliveryMethod, deliveryType, servicePoint }: LoadedCart, country: string | null) =>
  (quote: DatedQuote) =>
    quote.deliveryMethod === deliveryMethod &&
    quote.deliveryType === deliveryType &&
    (deliveryMethod !== 'RELAY' ||
      (servicePoint !== null && (country === null || servicePoint.countryCode === country)));

/** A cart's ways of delivery. Pieces that are sold or withdrawn stay in the cart, but nobody is asked to pay for them. */
export function quoteCart(
  cart: LoadedCart,
  address: Pick<AddressRow, 'countryCode'> | null,
  now: Date,
): QuotedCart {
  const lines = cart.lines.filter(({ availability }) => availability === 'AVAILABLE');
  const country = address?.countryCode ?? null;
  const quotes = quoteFor({ items: lines, country }, now);
  const items = lines.map(({ priceAmount }) => money(priceAmount, tariff.currency));
  return {
    items,
    productsTotal: sumOf(items, tariff.currency),
    quotes,
    chosen: quotes.find(isChosen(cart, country)) ?? null,
  };
}

/** A quoted cart's sums, its codes counted. */
export function priceCart(
  { items, chosen }: QuotedCart,
  { coupon, giftCards }: CartDiscounts,
  locale: Locale,
): PriceDetails {
  return cartPrices({
    currency: tariff.currency,
    items,
    quote: chosen,
    autoOffer: chosen?.autoDiscount ? offerOf(chosen.autoDiscount.discount.id, locale) : '',
    coupon:
      coupon && coupon.refusal === null
        ? { terms: coupon.row, offer: coupon.row.offer ? translationIn(coupon.row.offer, locale) : '' }
        : null,
    giftCards,
  });
}
