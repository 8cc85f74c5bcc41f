export const OFFER_STATUSES = ['PENDING', 'ACCEPTED', 'DECLINED', 'LAPSED', 'CLOSED', 'USED'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/**
 * Where a price offer may go. A pending one lapses when its seller does not answer in time, an accepted one when its
 * buyer does not buy in time; CLOSED means that the piece went away, USED that the buyer has it for that price.
 */
export const OFFER_TRANSITIONS: Readonly<Record<OfferStatus, readonly OfferStatus[]>> = {
  PENDING: ['ACCEPTED', 'DECLINED', 'LAPSED', 'CLOSED'],
  ACCEPTED: ['USED', 'LAPSED', 'CLOSED'],
  DECLINED: [],
  LAPSED: [],
  CLOSED: [],
  USED: [],
};

/** Statuses in which an offer still waits for somebody: a piece has at most one such offer. */
export const LIVE_OFFER_STATUSES = OFFER_STATUSES.filter((status) => OFFER_TRANSITIONS[status].length > 0);

/** Tells whether an offer may go from one status to another. PENDING to ACCEPTED yes; DECLINED to ACCEPTED no. */
export function canMoveOffer(from: OfferStatus, to: OfferStatus): boolean {
  return OFFER_TRANSITIONS[from].includes(to);
}

/**
 * Lists the statuses from which an offer may move to `status`, for `UPDATE … WHERE status = ANY(…)`.
 * @example offerAllowedFrom('CLOSED') // ['PENDING', 'ACCEPTED']
 * @example offerAllowedFrom('PENDING') // []
 */
export function offerAllowedFrom(status: OfferStatus): OfferStatus[] {
  return OFFER_STATUSES.filter((from) => canMoveOffer(from, status));
}
