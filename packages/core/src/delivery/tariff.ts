import type { Currency } from '../money/money.ts';
import type { AutoDiscount } from './auto-discount.ts';

export const DELIVERY_METHODS = ['STANDARD', 'TRACKED', 'RELAY'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** DIRECT: one parcel per seller. GROUPED: one parcel, after quality control in the workshop. */
export const DELIVERY_TYPES = ['DIRECT', 'GROUPED'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Days from the order to the delivery, without Sundays, both ends included. */
export type DeliveryDelay = { minDays: number; maxDays: number };

/** Price of one method in one zone; amounts are hundredths of the tariff's currency. */
export type MethodTariff = {
  /** Carrier id, also the name of its logo in the store: `mondialrelay`. */
  carrier: string;
  /** Price of the first parcel up to one weight step. */
  firstParcel: number;
  /** Price of each further parcel of the same order up to one weight step. */
  nextParcel: number;
  /** Price of each weight step beyond a parcel's first one. */
  extraPerStep: number;
  /** Quality control of a grouped order, once per order. */
  qualityControl: number;
  /** Delay by delivery type. Grouped parcels pass through the workshop and take longer. */
  delay: Record<DeliveryType, DeliveryDelay>;
};

/** Countries (alpha-3) with the same prices; a missing method is not offered there. */
export type DeliveryZone = {
  name: string;
  countries: readonly string[];
  methods: Partial<Record<DeliveryMethod, MethodTariff>>;
  /** Automatic discounts of the carriage; quality control is not reduced. */
  discounts: readonly AutoDiscount[];
};

/** The operator's delivery prices. The first zone that lists a country applies to it. */
export type DeliveryTariff = {
  currency: Currency;
  /** Weight step in grams, 1000 for prices per kilogram. */
  stepGrams: number;
  zones: readonly DeliveryZone[];
};
