import {
  add,
  allocate,
  cartPrices,
  type Locale,
  money,
  type Money,
  type PriceDetails,
  subtract,
  sumOf,
  trackedAlternative,
  translationIn,
} from '@patine/core';
import type { AddressRow } from '../addresses/index.ts';
import { type DatedQuote, offerOf, quoteFor, tariff } from '../delivery/index.ts';
import type { CartDiscounts } from './discounts.ts';
import type { LoadedCart } from './repository.ts';

export type QuotedCart = {
  /** Prices of the items that are still available. */
  items: Money[];
  productsTotal: Money;
  /** Every delivery quote, including those with a tracked alternative at no extra cost. */
  quotes: DatedQuote[];
  /** The chosen quote; null when none is chosen or it is no longer available. */
  chosen: DatedQuote | null;
};

type Choice = Pick<LoadedCart, 'deliveryMethod' | 'deliveryType'>;

/**
 * Returns the quote of a delivery choice; null when it is unavailable. Two changes keep the buyer from having to
 * choose again: grouped delivery becomes direct when it is not quoted, as with a single seller, and tracked delivery
 * replaces untracked delivery when it costs no more.
 */
export function quoteOf(
  quotes: readonly DatedQuote[],
  { deliveryMethod, deliveryType }: Choice,
): DatedQuote | null {
  const ofType = (type: string | null) =>
    quotes.find((quote) => quote.deliveryMethod === deliveryMethod && quote.deliveryType === type);
  const quote = ofType(deliveryType) ?? (deliveryType === 'GROUPED' ? ofType('DIRECT') : undefined);
  return quote ? (trackedAlternative(quotes, quote) ?? quote) : null;
}

/** The quotes that a buyer can choose: leaves out those with a tracked alternative at no extra cost. */
export const offeredQuotes = (quotes: readonly DatedQuote[]): DatedQuote[] =>
  quotes.filter((quote) => trackedAlternative(quotes, quote) === null);

/** Returns the chosen quote. A relay delivery also needs a service point in the destination country. */
function chosenQuote(quotes: readonly DatedQuote[], cart: LoadedCart, country: string | null) {
  const quote = quoteOf(quotes, cart);
  const { servicePoint } = cart;
  if (quote?.deliveryMethod !== 'RELAY') return quote;
  return servicePoint && (country === null || servicePoint.countryCode === country) ? quote : null;
}

/** Quotes the delivery of a cart. Sold and withdrawn items stay in the cart but are not charged. */
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
    chosen: chosenQuote(quotes, cart, country),
  };
}

/** Returns a delivery quote with the reductions of the cart's coupon applied. */
export function payableQuote(
  quoted: QuotedCart,
  { coupon }: CartDiscounts,
  quote: DatedQuote,
  locale: Locale,
): DatedQuote {
  const details = priceCart({ ...quoted, chosen: quote }, { coupon, giftCards: [] }, locale);
  const amount = subtract(details.shipping, details.shippingReductions);
  const qualityControl = subtract(details.qualityControl, details.qualityControlReductions);
  const shares = quote.estimatedParcels.map(({ shippingAmount }) => shippingAmount.amount);
  const parcels = shares.some((share) => share > 0) ? allocate(amount, shares) : shares.map(() => amount);
  return {
    ...quote,
    amount,
    qualityControl,
    totalPrice: add(amount, qualityControl),
    estimatedParcels: quote.estimatedParcels.map((parcel, index) => ({
      ...parcel,
      shippingAmount: parcels[index] ?? amount,
    })),
  };
}

/** Computes the totals of a quoted cart with its coupon and gift cards applied. */
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
