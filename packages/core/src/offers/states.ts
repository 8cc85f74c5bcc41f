export const OFFER_STATUSES = [
  'PENDING',
  'ACCEPTED',
  'DECLINED',
  'LAPSED',
  'CLOSED',
  'USED',
  'WITHDRAWN',
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/**
 * Allowed transitions of a price offer. A pending offer expires when its seller does not respond in time, an accepted
 * one when its buyer does not buy in time. CLOSED means that the item is no longer available, USED that the buyer
 * bought it at that price, WITHDRAWN that the buyer took the offer back before the seller responded.
 */
export const OFFER_TRANSITIONS: Readonly<Record<OfferStatus, readonly OfferStatus[]>> = {
  PENDING: ['ACCEPTED', 'DECLINED', 'LAPSED', 'CLOSED', 'WITHDRAWN'],
  ACCEPTED: ['USED', 'LAPSED', 'CLOSED'],
  DECLINED: [],
  LAPSED: [],
  CLOSED: [],
  USED: [],
  WITHDRAWN: [],
};

/** Statuses of an open offer. An item has at most one such offer. */
export const LIVE_OFFER_STATUSES = OFFER_STATUSES.filter((status) => OFFER_TRANSITIONS[status].length > 0);

/**
 * Returns true when an offer may change from one status to another: PENDING to ACCEPTED yes; DECLINED to ACCEPTED no.
 */
export function canMoveOffer(from: OfferStatus, to: OfferStatus): boolean {
  return OFFER_TRANSITIONS[from].includes(to);
}

/**
 * Returns the statuses from which an offer may change to `status`, for `UPDATE … WHERE status = ANY(…)`.
 * @example offerAllowedFrom('CLOSED') // ['PENDING', 'ACCEPTED']
 * @example offerAllowedFrom('PENDING') // []
 */
export function offerAllowedFrom(status: OfferStatus): OfferStatus[] {
  return OFFER_STATUSES.filter((from) => canMoveOffer(from, status));
}
