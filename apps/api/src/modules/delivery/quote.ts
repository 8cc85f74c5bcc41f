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

/** What is to be sent, piece by piece; `store.country` is alpha-2. */
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

/** One way to deliver, with its days and its parcels by sender. */
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

/** Every way to deliver these pieces to a country (alpha-3), or to the operator's own while none is known. */
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

/** What is still missing for the next discount of the chosen way, or of any way while none is chosen. */
export function hintFor(
  quotes: readonly DatedQuote[],
  chosen: DatedQuote | null,
  { country, productsTotal }: { country: string | null; productsTotal: Money },
): DiscountHint | null {
  const zone = zoneOf(country ?? tariff.homeCountry);
  return zone ? autoDiscountHint(zone.discounts, chosen ? [chosen] : quotes, productsTotal) : null;
}
