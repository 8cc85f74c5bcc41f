import { z } from 'zod';

export const CARRIER_EVENT_KINDS = [
  'shipped',
  'in_transit',
  'out_for_delivery',
  'available',
  'delivered',
  'exception',
] as const;

const text = (length: number) => z.string().trim().min(1).max(length);

/** A webhook event about a parcel, from the carrier or the operator's integration. */
export const carrierMessage = z.object({
  id: text(200),
  carrier: text(40),
  trackingNumber: text(60),
  kind: z.enum(CARRIER_EVENT_KINDS),
  at: z.iso.datetime({ offset: true }),
  place: text(120).nullish(),
  /** The carrier's tracking page. */
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullish(),
});
export type CarrierMessage = z.infer<typeof carrierMessage>;
