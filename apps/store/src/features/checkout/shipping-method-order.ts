import type { DeliveryMethod, ShippingMethodFieldsFragment } from '@patine/contract/operations';

type Method = Pick<ShippingMethodFieldsFragment, 'deliveryMethod' | 'deliveryType' | 'totalPrice'>;

const METHODS: readonly DeliveryMethod[] = ['RELAY', 'STANDARD', 'TRACKED'];

/** Direct before grouped, relay before home. */
export const inDisplayOrder = <M extends Method>(methods: readonly M[]) =>
  methods.toSorted(
    (a, b) =>
      a.deliveryType.localeCompare(b.deliveryType) ||
      METHODS.indexOf(a.deliveryMethod) - METHODS.indexOf(b.deliveryMethod),
  );

/** The cheapest direct method; grouping includes a paid check, so it is never preselected. */
export const cheapestMethod = <M extends Method>(methods: readonly M[]): M | null =>
  inDisplayOrder(methods.filter(({ deliveryType }) => deliveryType === 'DIRECT')).toSorted(
    (a, b) => a.totalPrice.amount - b.totalPrice.amount,
  )[0] ?? null;
