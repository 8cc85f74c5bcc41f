import { DEFAULT_LOCALE, type Locale, money, quoteShippingMethods } from '@patine/core';
import { alpha2Of } from '../addresses/index.ts';
import type { ProductRow } from '../catalogue/index.ts';
import { tariff } from '../delivery/index.ts';

/** The price of home delivery to a country (ISO 3166 alpha-2), in cents. */
export type ShippingOffer = { country: string; carrier: string; amount: number };

/** The main countries of each locale's shoppers (alpha-3); the product page shows the prices of others. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  fr: ['FRA', 'BEL', 'LUX'],
  en: ['FRA', 'IRL', 'NLD'],
};
/** Most cached pairs of weight and price; a catalogue has few different ones. */
const MAX_KNOWN = 50_000;

type Parcel = Pick<ProductRow, 'weightGrams' | 'priceAmount'>;

function cheapest(country: string, { weightGrams, priceAmount }: Parcel): ShippingOffer[] {
  const [best] = quoteShippingMethods({
    tariff,
    country,
    parcels: [{ storeId: '', weightGrams }],
    productsTotal: money(priceAmount),
  })
    .filter(({ deliveryType, deliveryMethod }) => deliveryType === 'DIRECT' && deliveryMethod !== 'RELAY')
    .toSorted((a, b) => a.amount.amount - b.amount.amount);
  const code = alpha2Of(country);
  return best && code ? [{ country: code, carrier: best.deliveryCarrier, amount: best.amount.amount }] : [];
}

/** Returns a function that caches the quotes by weight and price. */
export function shippingOffers(locale: Locale): (parcel: Parcel) => readonly ShippingOffer[] {
  const countries = COUNTRIES[locale] ?? COUNTRIES[DEFAULT_LOCALE] ?? [];
  const known = new Map<string, readonly ShippingOffer[]>();
  return (parcel) => {
    const key = `${parcel.weightGrams} ${parcel.priceAmount}`;
    const cached = known.get(key);
    if (cached) return cached;
    const offers = countries.flatMap((country) => cheapest(country, parcel));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, offers);
    return offers;
  };
}
