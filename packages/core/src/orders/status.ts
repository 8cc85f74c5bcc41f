export const ORDER_STATUSES = ['CHECKOUT', 'PAID', 'ABANDONED', 'COMPLETED', 'REFUNDED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Allowed transitions of an order. An abandoned order can still be paid: its payment may arrive late, and the order is
 * valid if its items are still available. COMPLETED means delivered and past the withdrawal period; a refund under the
 * legal guarantee can follow.
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  CHECKOUT: ['PAID', 'ABANDONED'],
  ABANDONED: ['PAID'],
  PAID: ['COMPLETED', 'REFUNDED'],
  COMPLETED: ['REFUNDED'],
  REFUNDED: [],
};

/**
 * Returns true when an order may change from one status to another: CHECKOUT to PAID yes; PAID to CHECKOUT or PAID no.
 */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}
