import { inDisplayOrder, type Method } from './shipping-method-order.ts';

/** The cheapest direct method; grouping includes a paid check, so it is never preselected. */
export const cheapestMethod = <M extends Method>(methods: readonly M[]): M | null =>
  inDisplayOrder(methods.filter(({ deliveryType }) => deliveryType === 'DIRECT')).toSorted(
    (a, b) => a.totalPrice.amount - b.totalPrice.amount,
  )[0] ?? null;
