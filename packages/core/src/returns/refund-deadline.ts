import { RETURN_WINDOW_DAYS } from '../constants.ts';
import { endOfShopDay } from '../delivery/dates.ts';

/** What decides until when a buyer who withdrew is paid back. */
export type RefundMilestones = {
  /** When the withdrawal was declared, or the return asked for. */
  declaredAt: Date;
  /** When it was proved that everything was posted; null before. */
  postedAt: Date | null;
  /** When everything arrived; null before. */
  receivedAt: Date | null;
};

/**
 * The last moment to pay back, by the shop's calendar: the end of the fourteenth day after the declaration, or of the
 * day of the first proof that the pieces are on their way where that comes later. Null without a proof: until then
 * the refund may be held back (Code de la consommation, L221-24). It does not move to a working day, which favours
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
