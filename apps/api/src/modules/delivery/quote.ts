import {
  autoDiscountHint,
  type DiscountHint,
  type Money,
  deliveryDates,
  money,
  quoteShippingMethods,
  type ShippingQuote,
  sumOf,
} from '@patine/core';
import { type OperatorTariff, tariff, zoneOf } from './tariff.ts';

/** An item to ship; `store.country` is alpha-2. */
export type ItemInParcel = {
  productReference: number;
  priceAmount: number;
  weightGrams: number;
  store: { id: number; name: string; country: string };
};

export type EstimatedParcel = {
  senderName: string;
  senderCountry: string;
  productReferences: number[];
  shippingAmount: Money;
};

/** A shipping quote with its delivery dates and its parcels by sender. */
export type DatedQuote = Omit<ShippingQuote, 'parcels' | 'delay'> & {
  earliestDelivery: string;
  latestDelivery: string;
  estimatedParcels: EstimatedParcel[];
};

function parcelsOf(
  quote: ShippingQuote,
  items: readonly ItemInParcel[],
  { workshop }: OperatorTariff,
): EstimatedParcel[] {
  return quote.parcels.map(({ storeIds, shippingAmount }) => {
    const inside = items.filter(({ store }) => storeIds.includes(String(store.id)));
    const sender = quote.deliveryType === 'GROUPED' ? workshop : (inside[0]?.store ?? workshop);
    return {
      senderName: sender.name,
      senderCountry: sender.country,
      productReferences: inside.map(({ productReference }) => productReference),
      shippingAmount,
    };
  });
}

/** Quotes every shipping method for these items to a country (alpha-3); to the home country when it is null. */
export function quoteFor(
  { items, country }: { items: readonly ItemInParcel[]; country: string | null },
  now: Date,
): DatedQuote[] {
  const quotes = quoteShippingMethods({
    tariff,
    country: country ?? tariff.homeCountry,
    parcels: items.map(({ store, weightGrams }) => ({ storeId: String(store.id), weightGrams })),
    productsTotal: sumOf(
      items.map(({ priceAmount }) => money(priceAmount)),
      tariff.currency,
    ),
  });
  return quotes.map(({ parcels, delay, ...quote }) => {
    const { earliest, latest } = deliveryDates(now, delay);
    return {
      ...quote,
      earliestDelivery: earliest,
      latestDelivery: latest,
      estimatedParcels: parcelsOf({ ...quote, parcels, delay }, items, tariff),
    };
  });
}

/** Returns what is missing for the next automatic discount of the chosen method, or of any when none is chosen. */
export function hintFor(
  quotes: readonly DatedQuote[],
  chosen: DatedQuote | null,
  { country, productsTotal }: { country: string | null; productsTotal: Money },
): DiscountHint | null {
  const zone = zoneOf(country ?? tariff.homeCountry);
  return zone ? autoDiscountHint(zone.discounts, chosen ? [chosen] : quotes, productsTotal) : null;
}
