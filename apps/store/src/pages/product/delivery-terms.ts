import type { Money } from '@patine/core';
import type { Product } from '../../features/catalogue/product.query.ts';

export type DeliveryTerms = {
  /** The least that each place costs; null where it is not offered. */
  relay: Money | null;
  home: Money | null;
  /** Calendar days, YYYY-MM-DD: the first and the last on which it may arrive. */
  earliest: string;
  latest: string;
};

type Method = Product['shippingMethods'][number];

const cheapest = (methods: readonly Method[]): Money | null =>
  methods.map(({ amount }) => amount).toSorted((a, b) => a.amount - b.amount)[0] ?? null;

/** What having this piece sent straight from its seller costs, and when it arrives; null when nobody sends it. */
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
