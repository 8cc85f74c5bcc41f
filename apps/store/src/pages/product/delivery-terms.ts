import type { Money } from '@patine/core';
import type { Product } from '../../features/catalogue/product.query.ts';

export type DeliveryTerms = {
  /** Lowest price of relay delivery; null if it is not offered. */
  relay: Money | null;
  home: Money | null;
  /** First and last possible delivery date, YYYY-MM-DD. */
  earliest: string;
  latest: string;
};

type Method = Product['shippingMethods'][number];

const cheapest = (methods: readonly Method[]): Money | null =>
  methods.map(({ amount }) => amount).toSorted((a, b) => a.amount - b.amount)[0] ?? null;

/** Price and dates of direct delivery from the seller; null if there is none. */
export function deliveryTerms({ shippingMethods }: Pick<Product, 'shippingMethods'>): DeliveryTerms | null {
  const direct = shippingMethods.filter(({ deliveryType }) => deliveryType === 'DIRECT');
  const earliest = direct.map(({ earliestDelivery }) => earliestDelivery).toSorted()[0];
  const latest = direct
    .map(({ latestDelivery }) => latestDelivery)
    .toSorted()
    .at(-1);
  if (earliest === undefined || latest === undefined) return null;
  return {
    relay: cheapest(direct.filter(({ deliveryMethod }) => deliveryMethod === 'RELAY')),
    home: cheapest(direct.filter(({ deliveryMethod }) => deliveryMethod !== 'RELAY')),
    earliest,
    latest,
  };
}
