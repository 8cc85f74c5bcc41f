import { RETURN_WINDOW_DAYS } from '../constants.ts';
import type { LineStatus } from '../orders/line-status.ts';
import { periodEnd } from './period-end.ts';

export type ReturnIneligibility =
  | 'pending_return'
  | 'not_shipped'
  | 'date_limit_exceeded'
  | 'customized_product';

/** What decides whether a piece may come back. */
export type ReturnFacts = {
  status: LineStatus;
  isCustomised: boolean;
  /** When its own parcel was received. */
  deliveredAt: Date | null;
  /** When the last parcel of the order was received; null while one is on its way. */
  lastReceivedAt: Date | null;
  /** Whether a return of it is under way or done. */
  isReturning: boolean;
  /** When its buyer withdrew from the contract for it. */
  withdrawnAt: Date | null;
};

export type ReturnEligibility = {
  eligible: boolean;
  /** The last moment to ask for the return; null while it is not known. */
  dateLimit: Date | null;
  ineligibilityReason: ReturnIneligibility | null;
};

/**
 * The last moment of the fourteenth day after a receipt or a declaration, by the shop's calendar, or of the working
 * day after it: the day of the event does not count.
 * @example returnLimit(new Date('2026-11-03T16:20:00Z')) // the end of 17 November in Paris
 * @example returnLimit(new Date('2026-11-03T23:20:00Z')) // the end of the 18th: it was the 4th in Paris
 * @example returnLimit(new Date('2026-11-07T16:20:00Z')) // the end of Monday the 23rd: the 21st is a Saturday
 */
export function returnLimit(eventAt: Date): Date {
  return periodEnd(eventAt, RETURN_WINDOW_DAYS);
}

/**
 * Tells whether a piece may be sent back, until when, and why not. Days count from the last receipt of the order,
 * as the law has it for pieces that come separately. Who withdrew in time sends back within fourteen days of that,
 * and is not turned away after them.
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
 * Tells whether a buyer may still declare that they withdraw for a piece: from the purchase on, until the fourteenth
 * day after the last receipt is over. A return that was asked for takes nothing of this right. A customised piece is
 * excluded, and what was given up or paid back already is past it.
 */
export function canWithdraw(facts: ReturnFacts, now: Date): boolean {
  const { status, isCustomised, lastReceivedAt, withdrawnAt } = facts;
  if (isCustomised || withdrawnAt) return false;
  if (status !== 'paid' && status !== 'shipped' && status !== 'delivered') return false;
  return !lastReceivedAt || now <= returnLimit(lastReceivedAt);
}
