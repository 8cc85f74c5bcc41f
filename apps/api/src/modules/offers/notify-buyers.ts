import type { NotificationKind } from '@patine/contract/resolvers';
import type { Database } from '../../db/client.ts';
import { notify } from '../notifications/index.ts';
import { enqueue } from '../outbox/index.ts';
import type { OfferRow } from './repository.ts';

export const OFFER_UPDATES = ['sent', 'accepted', 'declined', 'lapsed', 'closed'] as const;
export type OfferUpdate = (typeof OFFER_UPDATES)[number];

const KINDS = {
  accepted: 'OFFER_ACCEPTED',
  declined: 'OFFER_DECLINED',
  lapsed: 'OFFER_LAPSED',
  closed: 'OFFER_CLOSED',
} as const satisfies Record<Exclude<OfferUpdate, 'sent'>, NotificationKind>;

type NotifiedOffer = Pick<OfferRow, 'id' | 'customerId' | 'productReference' | 'amount'>;

/** Emails the buyer of each offer and, except for `sent`, which is their own action, adds a notification. */
export async function notifyBuyers(
  tx: Database,
  rows: readonly NotifiedOffer[],
  update: OfferUpdate,
  now: Date,
) {
  for (const { id: offerId } of rows) await enqueue(tx, 'mail.offer-update', { offerId, update }, now);
  if (update === 'sent') return;
  const kind = KINDS[update];
  await notify(
    tx,
    rows.map(({ customerId, productReference, amount }) => ({ customerId, kind, productReference, amount })),
    now,
  );
}
