import type { PriceOffer } from '@patine/contract/resolvers';
import { euros, LIVE_OFFER_STATUSES, type OfferStatus } from '@patine/core';
import type { OfferRow } from './repository.ts';

/** The status of an offer now. An expired offer is LAPSED even before `expireOffers` has stored that. */
export function statusOf({ status: stored, expiresAt }: OfferRow, now: Date): OfferStatus {
  const status = stored as OfferStatus;
  return LIVE_OFFER_STATUSES.includes(status) && expiresAt <= now ? 'LAPSED' : status;
}

/** The offer as its buyer sees it; the product has its own resolver. */
export const offerView = (row: OfferRow, now: Date) =>
  ({
    id: row.id,
    productReference: row.productReference,
    amount: euros(row.amount),
    price: euros(row.priceAmount),
    status: statusOf(row, now),
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  }) satisfies Omit<PriceOffer, 'product'>;
