import { type PriceDetails, money, priceDetails } from '@patine/core';
import type { AddressRow } from '../addresses/repository.ts';
import { type DatedQuote, quoteFor } from '../delivery/quote.ts';
import { tariff } from '../delivery/tariff.ts';
import type { LoadedCart } from './repository.ts';

export type PricedCart = {
  /** Every way to deliver what can still be bought. */
  quotes: DatedQuote[];
  /** The chosen one, while it is still offered. */
  chosen: DatedQuote | null;
  details: PriceDetails;
};

const isChosen =
  ({ deliveryMethod, deliveryType, servicePoint }: LoadedCart, country: string | null) =>
  (quote: DatedQuote) =>
    quote.deliveryMethod === deliveryMethod &&
    quote.deliveryType === deliveryType &&
    (deliveryMethod !== 'RELAY' ||
      (servicePoint !== null && (country === null || servicePoint.countryCode === country)));

/** A cart's sums. Pieces that are sold or withdrawn stay in the cart, but nobody is asked to pay for them. */
export function priceCart(
  cart: LoadedCart,
  address: Pick<AddressRow, 'countryCode'> | null,
  now: Date,
): PricedCart {
  const lines = cart.lines.filter(({ availability }) => availability === 'AVAILABLE');
  const country = address?.countryCode ?? null;
  const quotes = quoteFor({ items: lines, country }, now);
  const chosen = quotes.find(isChosen(cart, country)) ?? null;
  const nothing = money(0, tariff.currency);
  const details = priceDetails({
    items: lines.map(({ priceAmount }) => money(priceAmount, tariff.currency)),
    productReductions: [],
    shipping: chosen?.amount ?? nothing,
    shippingReductions: [],
    qualityControl: chosen?.qualityControl ?? nothing,
    qualityControlReductions: [],
  });
  return { quotes, chosen, details };
}
