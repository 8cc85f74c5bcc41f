import type { OrderStatus } from './status.ts';

export const LINE_STATUSES = ['pending', 'paid', 'shipped', 'delivered', 'refunded', 'cancelled'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/**
 * Where a piece of an order may go. `cancelled` is a payment that came to nothing, and may yet be paid; a paid
 * piece that is called off before it leaves goes to `refunded`, as one that comes back does.
 */
export const LINE_TRANSITIONS: Readonly<Record<LineStatus, readonly LineStatus[]>> = {
  pending: ['paid', 'cancelled'],
  cancelled: ['paid'],
  paid: ['shipped', 'delivered', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  refunded: [],
};

/** Tells whether a piece may go from one status to another. `paid` to `shipped` yes; `shipped` to `paid` no. */
export function canMoveLine(from: LineStatus, to: LineStatus): boolean {
  return LINE_TRANSITIONS[from].includes(to);
}

/**
 * Lists the statuses from which a piece may move to `status`, for `UPDATE … WHERE status = ANY(…)`.
 * @example linesAllowedFrom('delivered') // ['paid', 'shipped']
 * @example linesAllowedFrom('pending') // []
 */
export function linesAllowedFrom(status: LineStatus): LineStatus[] {
  return LINE_STATUSES.filter((from) => canMoveLine(from, status));
}

/**
 * The status that a paid order has with its pieces as they are: REFUNDED when none is left to it, COMPLETED when
 * every other one was received and the time to send them back is over. Other orders stay what they are.
 * @example orderStatusOf('PAID', ['delivered', 'refunded'], false) // 'PAID'
 * @example orderStatusOf('PAID', ['delivered', 'refunded'], true) // 'COMPLETED'
 */
export function orderStatusOf(
  status: OrderStatus,
  lines: readonly LineStatus[],
  isPastWithdrawal: boolean,
): OrderStatus {
  if (status !== 'PAID' && status !== 'COMPLETED') return status;
  const kept = lines.filter((line) => line !== 'refunded');
  if (lines.length > 0 && kept.length === 0) return 'REFUNDED';
  return isPastWithdrawal && kept.every((line) => line === 'delivered') ? 'COMPLETED' : status;
}
