import { RETURN_WINDOW_DAYS } from '../constants.ts';
import type { LineStatus } from '../orders/line-status.ts';
import { periodEnd } from './period-end.ts';

export type ReturnIneligibility =
  | 'pending_return'
  | 'not_shipped'
  | 'date_limit_exceeded'
  | 'customized_product';

/** What decides whether an item can be returned. */
export type ReturnFacts = {
  status: LineStatus;
  isCustomised: boolean;
  /** When its own parcel was received. */
  deliveredAt: Date | null;
  /** When the last parcel of the order was received; null while one is in transit. */
  lastReceivedAt: Date | null;
  /** True when a return of the item is requested or completed. */
  isReturning: boolean;
  /** When the buyer withdrew from the contract for the item; null when they did not. */
  withdrawnAt: Date | null;
};

export type ReturnEligibility = {
  eligible: boolean;
  /** Deadline for requesting the return; null while unknown. */
  dateLimit: Date | null;
  ineligibilityReason: ReturnIneligibility | null;
};

/**
 * Returns the last moment of the fourteenth day after a receipt or a declaration, in the shop's time zone, or of the
 * next working day. The day of the event does not count.
 * @example returnLimit(new Date('2026-11-03T16:20:00Z')) // the end of 17 November in Paris
 * @example returnLimit(new Date('2026-11-03T23:20:00Z')) // the end of the 18th: it was the 4th in Paris
 * @example returnLimit(new Date('2026-11-07T16:20:00Z')) // the end of Monday the 23rd: the 21st is a Saturday
 */
export function returnLimit(eventAt: Date): Date {
  return periodEnd(eventAt, RETURN_WINDOW_DAYS);
}

/**
 * Checks whether an item can be returned, until when, and why not. The period begins with the last receipt of the
 * order, as the law requires for items delivered separately. A buyer who withdrew in time has fourteen more days to
 * send the item back, and a late return is still accepted.
 */
export function returnEligibility(facts: ReturnFacts, now: Date): ReturnEligibility {
  const { status, isCustomised, deliveredAt, lastReceivedAt, isReturning, withdrawnAt } = facts;
  const received = lastReceivedAt ? returnLimit(lastReceivedAt) : null;
  const dateLimit = withdrawnAt ? returnLimit(withdrawnAt) : received;
  const reason = ((): ReturnIneligibility | null => {
    if (isCustomised) return 'customized_product';
    if (isReturning || status === 'refunded' || status === 'cancelled') return 'pending_return';
    if (!deliveredAt) return 'not_shipped';
    if (withdrawnAt || !received || now <= received) return null;
    return 'date_limit_exceeded';
  })();
  return { eligible: reason === null, dateLimit, ineligibilityReason: reason };
}

/**
 * Returns true while a buyer can declare their withdrawal for an item: from the purchase to the end of the fourteenth
 * day after the last receipt. A requested return does not affect this right. Items that are customised, already
 * withdrawn or refunded are excluded.
 */
export function canWithdraw(facts: ReturnFacts, now: Date): boolean {
  const { status, isCustomised, lastReceivedAt, withdrawnAt } = facts;
  if (isCustomised || withdrawnAt) return false;
  if (status !== 'paid' && status !== 'shipped' && status !== 'delivered') return false;
  return !lastReceivedAt || now <= returnLimit(lastReceivedAt);
}
