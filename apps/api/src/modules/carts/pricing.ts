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
import type { AddressRow } from '../addresses/repository.ts';
import { type DatedQuote, quoteFor } from '../delivery/quote.ts';
import { offerOf, tariff } from '../delivery/tariff.ts';
import type { CartDiscounts } from './discounts.ts';
import type { LoadedCart } from './repository.ts';

export type QuotedCart = {
  /** Prices of what can still be bought. */
  items: Money[];
  productsTotal: Money;
  /** Every way to deliver that, also those that nobody would choose. */
  quotes: DatedQuote[];
  /** The chosen one, while it is still offered. */
  chosen: DatedQuote | null;
};

type Choice = Pick<LoadedCart, 'deliveryMethod' | 'deliveryType'>;

/**
 * The quote of a choice, null where it is not to be had. Where one seller is left there is nothing to group, and
 * where tracked delivery costs no more it takes the place of the plain one: neither asks the buyer to choose again.
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

/** What a buyer chooses from. */
export const offeredQuotes = (quotes: readonly DatedQuote[]): DatedQuote[] =>
  quotes.filter((quote) => trackedAlternative(quotes, quote) === null);

/** The chosen quote: a relay delivery counts with a point in the country that the cart goes to. */
function chosenQuote(quotes: readonly DatedQuote[], cart: LoadedCart, country: string | null) {
  const quote = quoteOf(quotes, cart);
  const { servicePoint } = cart;
  if (quote?.deliveryMethod !== 'RELAY') return quote;
  return servicePoint && (country === null || servicePoint.countryCode === country) ? quote : null;
}

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
    chosen: chosenQuote(quotes, cart, country),
  };
}

/** What a way to deliver costs with the cart's coupon counted, as its buyer would pay it. */
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
