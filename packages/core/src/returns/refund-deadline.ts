import { RETURN_WINDOW_DAYS } from '../constants.ts';
import { endOfShopDay } from '../delivery/dates.ts';

/** The dates that decide when a buyer who withdrew must be refunded. */
export type RefundMilestones = {
  /** When the withdrawal was declared or the return requested. */
  declaredAt: Date;
  /** When it was proved that all items were posted; null before. */
  postedAt: Date | null;
  /** When all items arrived; null before. */
  receivedAt: Date | null;
};

/**
 * Returns the last moment for the refund in the shop's time zone: the end of the fourteenth day after the declaration,
 * or of the day of the first proof of posting when that is later. Returns null without a proof, because the refund may
 * be withheld until then (Code de la consommation, L221-24). The deadline does not move to a working day, in favour of
 * the buyer.
 * @example refundDeadline({ declaredAt: 2 November, postedAt: 5 November, receivedAt: null }) // the end of 16 November
 * @example refundDeadline({ declaredAt: 2 November, postedAt: null, receivedAt: 20 November }) // the end of the 20th
 * @example refundDeadline({ declaredAt: 2 November, postedAt: null, receivedAt: null }) // null
 */
export function refundDeadline({ declaredAt, postedAt, receivedAt }: RefundMilestones): Date | null {
  const proofs = [postedAt, receivedAt].filter((at) => at !== null);
  if (proofs.length === 0) return null;
  const fromDeclaration = endOfShopDay(declaredAt, RETURN_WINDOW_DAYS);
  const fromProof = endOfShopDay(new Date(Math.min(...proofs.map((at) => at.getTime()))), 0);
  return fromProof > fromDeclaration ? fromProof : fromDeclaration;
}
