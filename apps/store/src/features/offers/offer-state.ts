import type { Offer } from './offers.query.ts';

/** How an offer stands, in the words that messages are named by: two kinds of end are both LAPSED. */
export type OfferState =
  | 'pending'
  | 'accepted'
  | 'declined'
  | 'unanswered'
  | 'promise-over'
  | 'closed'
  | 'used';

const STANDINGS: Record<Exclude<Offer['status'], 'LAPSED'>, OfferState> = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  CLOSED: 'closed',
  USED: 'used',
};

export function offerStateOf({ status, answeredAt }: Pick<Offer, 'status' | 'answeredAt'>): OfferState {
  if (status !== 'LAPSED') return STANDINGS[status];
  return answeredAt === null ? 'unanswered' : 'promise-over';
}
