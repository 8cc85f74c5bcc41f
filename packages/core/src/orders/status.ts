export const ORDER_STATUSES = ['CHECKOUT', 'PAID', 'ABANDONED', 'COMPLETED', 'REFUNDED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Where an order may go. An abandoned one can still be paid: a payment may arrive after the buyer was given up,
 * and if its items are still free the order stands. COMPLETED means received and past withdrawal; a refund under
 * the legal guarantee can follow.
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  CHECKOUT: ['PAID', 'ABANDONED'],
  ABANDONED: ['PAID'],
  PAID: ['COMPLETED', 'REFUNDED'],
  COMPLETED: ['REFUNDED'],
  REFUNDED: [],
};

/** Tells whether an order may go from one status to another. CHECKOUT to PAID yes; PAID to CHECKOUT or PAID no. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}
