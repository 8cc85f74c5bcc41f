import type { Database } from '../../db/client.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OfferRow } from './repository.ts';

export const OFFER_NEWS = ['sent', 'accepted', 'declined', 'lapsed', 'closed'] as const;
export type OfferNews = (typeof OFFER_NEWS)[number];

/** Leaves a mail to the buyer of each of these offers, in the caller's transaction. */
export async function tellBuyers(
  tx: Database,
  rows: readonly Pick<OfferRow, 'id'>[],
  news: OfferNews,
  now: Date,
) {
  for (const { id: offerId } of rows) await enqueue(tx, 'mail.offer-news', { offerId, news }, now);
}
