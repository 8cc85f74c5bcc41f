import type { OrderStatus } from './status.ts';

export const LINE_STATUSES = ['pending', 'paid', 'shipped', 'delivered', 'refunded', 'cancelled'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/**
 * Allowed transitions of an order line. `cancelled` is a failed payment, which may still succeed. A paid item that is
 * cancelled before shipping becomes `refunded`, as a returned one does.
 */
export const LINE_TRANSITIONS: Readonly<Record<LineStatus, readonly LineStatus[]>> = {
  pending: ['paid', 'cancelled'],
  cancelled: ['paid'],
  paid: ['shipped', 'delivered', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  refunded: [],
};

/**
 * Returns true when an order line may change from one status to another: `paid` to `shipped` yes; `shipped` to `paid`
 * no.
 */
export function canMoveLine(from: LineStatus, to: LineStatus): boolean {
  return LINE_TRANSITIONS[from].includes(to);
}

/**
 * Returns the statuses from which an order line may change to `status`, for `UPDATE … WHERE status = ANY(…)`.
 * @example linesAllowedFrom('delivered') // ['paid', 'shipped']
 * @example linesAllowedFrom('pending') // []
 */
export function linesAllowedFrom(status: LineStatus): LineStatus[] {
  return LINE_STATUSES.filter((from) => canMoveLine(from, status));
}

/**
 * Returns the status of a paid order from its lines: REFUNDED when all are refunded, COMPLETED when all others were
 * delivered and the withdrawal period is over. An order in another status keeps it.
 * @example orderStatusFromLines('PAID', ['delivered', 'refunded'], false) // 'PAID'
 * @example orderStatusFromLines('PAID', ['delivered', 'refunded'], true) // 'COMPLETED'
 */
export function orderStatusFromLines(
  status: OrderStatus,
  lines: readonly LineStatus[],
  isPastWithdrawal: boolean,
): OrderStatus {
  if (status !== 'PAID' && status !== 'COMPLETED') return status;
  const remaining = lines.filter((line) => line !== 'refunded');
  if (lines.length > 0 && remaining.length === 0) return 'REFUNDED';
  return isPastWithdrawal && remaining.every((line) => line === 'delivered') ? 'COMPLETED' : status;
}
