import type { Offer } from './offers.query.ts';

/** State of an offer as used in message ids; LAPSED covers two api statuses. */
export type OfferState =
  | 'pending'
  | 'accepted'
  | 'declined'
  | 'unanswered'
  | 'promise-over'
  | 'closed'
  | 'used'
  | 'withdrawn';

const STANDINGS: Record<Exclude<Offer['status'], 'LAPSED'>, OfferState> = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  CLOSED: 'closed',
  USED: 'used',
  WITHDRAWN: 'withdrawn',
};

export function offerStateOf({ status, answeredAt }: Pick<Offer, 'status' | 'answeredAt'>): OfferState {
  if (status !== 'LAPSED') return STANDINGS[status];
  return answeredAt === null ? 'unanswered' : 'promise-over';
}
