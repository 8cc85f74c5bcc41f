import type { DeliveryMethod, ShippingMethodFieldsFragment } from '@patine/contract/operations';

export type Method = Pick<ShippingMethodFieldsFragment, 'deliveryMethod' | 'deliveryType' | 'totalPrice'>;

const METHODS: readonly DeliveryMethod[] = ['RELAY', 'STANDARD', 'TRACKED'];

/** Direct before grouped, relay before home. */
export const inDisplayOrder = <M extends Method>(methods: readonly M[]) =>
  methods.toSorted(
    (a, b) =>
      a.deliveryType.localeCompare(b.deliveryType) ||
      METHODS.indexOf(a.deliveryMethod) - METHODS.indexOf(b.deliveryMethod),
  );
