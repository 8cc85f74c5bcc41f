import type { OrderStatus } from './status.ts';

/** Why an order can no longer be cancelled or sent to another address. */
export type ChangeBlocker = 'ORDER_NOT_OPEN' | 'ORDER_SHIPPED';

/** The parts of an order that decide whether its buyer can still change it. */
export type ChangeableOrder = {
  status: OrderStatus;
  parcels: readonly { shippedAt: Date | null; deliveredAt: Date | null }[];
};

/**
 * Returns why a buyer cannot cancel an order or change its delivery address; null when they can. The order must be
 * paid, and none of its parcels may have been shipped.
 * @example changeBlocker({ status: 'PAID', parcels: [{ shippedAt: null, deliveredAt: null }] }) // null
 * @example changeBlocker({ status: 'REFUNDED', parcels: [] }) // 'ORDER_NOT_OPEN'
 */
export function changeBlocker({ status, parcels }: ChangeableOrder): ChangeBlocker | null {
  if (status !== 'PAID') return 'ORDER_NOT_OPEN';
  const hasLeft = parcels.some(({ shippedAt, deliveredAt }) => shippedAt !== null || deliveredAt !== null);
  return hasLeft ? 'ORDER_SHIPPED' : null;
}
