import { CURRENCIES, type DeliveryTariff } from '@patine/core';
import { z } from 'zod';
import file from './tariff.json' with { type: 'json' };

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
  freeFrom: amount.nullable(),
  delay: z.strictObject({ DIRECT: delay, GROUPED: delay }),
});
const methods = z.strictObject({
  STANDARD: method.exactOptional(),
  TRACKED: method.exactOptional(),
  RELAY: method.exactOptional(),
});

const tariffSchema = z.strictObject({
  currency: z.enum(CURRENCIES),
  stepGrams: z.int().min(1),
  /** Where a cart without an address is quoted for, alpha-3. */
  homeCountry: z.string().regex(/^[A-Z]{3}$/),
  /** Sends grouped parcels; its country is alpha-2. */
  workshop: z.strictObject({ name: z.string().min(1), country: z.string().regex(/^[A-Z]{2}$/) }),
  zones: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        countries: z.array(z.string().regex(/^[A-Z]{3}$/)).min(1),
        methods,
      }),
    )
    .min(1),
});

export type OperatorTariff = DeliveryTariff & {
  homeCountry: string;
  workshop: { name: string; country: string };
};

/** The operator's delivery prices, checked when the api starts. */
export const tariff: OperatorTariff = tariffSchema.parse(file);
