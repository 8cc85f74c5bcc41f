import type { OrderStatus } from './status.ts';

/** Why an order cannot be called off or sent elsewhere any more. */
export type ChangeBlocker = 'ORDER_NOT_OPEN' | 'ORDER_SHIPPED';

/** The part of an order that decides whether its buyer may still change it. */
export type ChangeableOrder = {
  status: OrderStatus;
  parcels: readonly { shippedAt: Date | null; deliveredAt: Date | null }[];
};

/**
 * What keeps a buyer from calling an order off, or from having it sent elsewhere; null when nothing does. It must
 * be paid, and no parcel of it may have left: one of two on its way is too late for both.
 * @example changeBlocker({ status: 'PAID', parcels: [{ shippedAt: null, deliveredAt: null }] }) // null
 * @example changeBlocker({ status: 'REFUNDED', parcels: [] }) // 'ORDER_NOT_OPEN'
 */
export function changeBlocker({ status, parcels }: ChangeableOrder): ChangeBlocker | null {
  if (status !== 'PAID') return 'ORDER_NOT_OPEN';
  const hasLeft = parcels.some(({ shippedAt, deliveredAt }) => shippedAt !== null || deliveredAt !== null);
  return hasLeft ? 'ORDER_SHIPPED' : null;
}
