import file from '@patine/brand/delivery-tariff.json' with { type: 'json' };
import { translations } from '@patine/contract/content/translations';
import { CURRENCIES, type DeliveryTariff, type Locale, translationIn } from '@patine/core';
import { z } from 'zod';

const amount = z.int().min(0).max(1_000_000);
const delay = z
  .strictObject({ minDays: z.int().min(0).max(90), maxDays: z.int().min(0).max(90) })
  .refine(({ minDays, maxDays }) => minDays <= maxDays, 'minDays is above maxDays');
const method = z.strictObject({
  carrier: z.string().min(1).max(40),
  firstParcel: amount,
  nextParcel: amount,
  extraPerStep: amount,
  qualityControl: amount,
  delay: z.strictObject({ DIRECT: delay, GROUPED: delay }),
});
const methods = z.strictObject({
  STANDARD: method.exactOptional(),
  TRACKED: method.exactOptional(),
  RELAY: method.exactOptional(),
});

const discount = z
  .strictObject({
    id: z.string().regex(/^[a-z\d-]{1,60}$/),
    minPricing: amount,
    deliveryCarrier: z.string().min(1).max(40).nullable(),
    percent: z.int().min(1).max(100).nullable(),
    amount: amount.min(1).nullable(),
    /** The name of the discount in the cart and on the receipt. */
    offer: translations(z.string().min(1)),
  })
  .refine(
    ({ percent, amount: off }) => (percent === null) !== (off === null),
    'give a percent or an amount, and the other as null',
  );

const tariffSchema = z.strictObject({
  currency: z.enum(CURRENCIES),
  stepGrams: z.int().min(1),
  /** The country, alpha-3, that carts without an address are quoted for. */
  homeCountry: z.string().regex(/^[A-Z]{3}$/),
  /** Sends grouped parcels; its country is alpha-2. */
  workshop: z.strictObject({ name: z.string().min(1), country: z.string().regex(/^[A-Z]{2}$/) }),
  zones: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        countries: z.array(z.string().regex(/^[A-Z]{3}$/)).min(1),
        methods,
        discounts: z.array(discount),
      }),
    )
    .min(1),
});

type Zone = DeliveryTariff['zones'][number];

export type OperatorTariff = Omit<DeliveryTariff, 'zones'> & {
  zones: readonly (Omit<Zone, 'discounts'> & { discounts: readonly z.infer<typeof discount>[] })[];
  homeCountry: string;
  workshop: { name: string; country: string };
};

/** The operator's delivery prices, validated at startup. */
export const tariff: OperatorTariff = tariffSchema.parse(file);

/** Returns the price zone of a country (alpha-3). */
export const zoneOf = (country: string) => tariff.zones.find(({ countries }) => countries.includes(country));

/** Returns the name of an automatic discount; empty for an unknown id. */
export function offerOf(id: string, locale: Locale): string {
  const discount = tariff.zones.flatMap(({ discounts }) => discounts).find((one) => one.id === id);
  return discount ? translationIn(discount.offer, locale) : '';
}
