import { DEFAULT_LOCALE, type Locale, money, quoteShippingMethods } from '@patine/core';
import { alpha2Of } from '../addresses/countries.ts';
import type { ProductRow } from '../catalogue/product-rows-repository.ts';
import { tariff } from '../delivery/tariff.ts';

/** What it costs to have a piece brought to a door of a country (alpha-2), hundredths. */
export type ShippingOffer = { country: string; carrier: string; amount: number };

/** Where a language's shoppers mostly are; other countries' prices are on the page. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  fr: ['FRA', 'BEL', 'LUX'],
  en: ['FRA', 'IRL', 'NLD'],
};
/** Weights and prices that were quoted: a catalogue has few of them. */
const MOST_KNOWN = 50_000;

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

/** Quotes each weight and price once. */
export function shippingOffers(locale: Locale): (parcel: Parcel) => readonly ShippingOffer[] {
  const countries = COUNTRIES[locale] ?? COUNTRIES[DEFAULT_LOCALE] ?? [];
  const known = new Map<string, readonly ShippingOffer[]>();
  return (parcel) => {
    const key = `${parcel.weightGrams} ${parcel.priceAmount}`;
    const kept = known.get(key);
    if (kept) return kept;
    const offers = countries.flatMap((country) => cheapest(country, parcel));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, offers);
    return offers;
  };
}
