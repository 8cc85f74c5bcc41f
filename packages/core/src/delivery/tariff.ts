import type { Currency } from '../money/money.ts';
import type { AutoDiscount } from './auto-discount.ts';

export const DELIVERY_METHODS = ['STANDARD', 'TRACKED', 'RELAY'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** DIRECT: one parcel from each seller. GROUPED: one parcel, after quality control in the workshop. */
export const DELIVERY_TYPES = ['DIRECT', 'GROUPED'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Days from the order to the door, Sundays not counted, both ends included. */
export type DeliveryDelay = { minDays: number; maxDays: number };

/** What one method costs in one zone; amounts are hundredths of the tariff's currency. */
export type MethodTariff = {
  /** Who carries it, as the store names its picture: `mondialrelay`. */
  carrier: string;
  /** The first parcel, up to one weight step. */
  firstParcel: number;
  /** Each further parcel of the same order, up to one weight step. */
  nextParcel: number;
  /** Each weight step that a parcel begins beyond its first. */
  extraPerStep: number;
  /** The workshop's check of a grouped order, once an order. */
  qualityControl: number;
  /** Grouped parcels pass through the workshop and take longer. */
  delay: Record<DeliveryType, DeliveryDelay>;
};

/** Countries (alpha-3) that share prices; a method left out is not offered there. */
export type DeliveryZone = {
  name: string;
  countries: readonly string[];
  methods: Partial<Record<DeliveryMethod, MethodTariff>>;
  /** What takes off the carriage without a code; quality control stays due. */
  discounts: readonly AutoDiscount[];
};

/** An operator's delivery prices: the first zone that lists a country holds for it. */
export type DeliveryTariff = {
  currency: Currency;
  /** The weight step in grams, 1000 for prices by the kilogram. */
  stepGrams: number;
  zones: readonly DeliveryZone[];
};
