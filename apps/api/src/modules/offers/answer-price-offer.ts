import { OFFER_RESERVATION_HOURS, HOUR_MS } from '@patine/core';
import type { Services } from '../../context.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { productsChanged } from '../outbox/index.ts';
import { lockItem, reserveItem } from '../inventory/index.ts';
import { expireOffersFor } from './expire-offers.ts';
import { findLinkedOffer } from './links-repository.ts';
import { closeLiveOffers, moveOffer, type OfferRow } from './repository.ts';
import { sellerOfferView } from './seller-offer.ts';
import { notifyBuyers } from './notify-buyers.ts';

type Context = Pick<Services, 'db' | 'clock'>;

/** Rolls an acceptance back: another customer holds the item, or the offer was answered or has lapsed. */
class NotToBeHad extends Error {
  override name = 'NotToBeHad';
}

/**
 * Reserves the item for the buyer at the offered price for `OFFER_RESERVATION_HOURS`. Of concurrent answers only one
 * takes effect: the item's row lock serialises them, `moveOffer` checks status and expiry, and the unique index
 * `offers_one_accepted` allows one accepted offer per listing. Later answers are a no-op.
 */
export async function acceptOffer({ db, clock }: Context, offer: OfferRow): Promise<void> {
  const accept = db.transaction(async (tx) => {
    const now = clock.now();
    await lockItem(tx, offer.itemId);
    await expireOffersFor(tx, offer.itemId, now);
    const until = new Date(now.getTime() + OFFER_RESERVATION_HOURS * HOUR_MS);
    const { customerId, amount } = offer;
    if (!(await reserveItem(tx, offer, { customerId, until, amount }, now))) throw new NotToBeHad();
    const accepted = await moveOffer(tx, offer.id, 'ACCEPTED', now, { answeredAt: now, expiresAt: until });
    if (!accepted) throw new NotToBeHad();
    await notifyBuyers(tx, [accepted], 'accepted', now);
    const others = await closeLiveOffers(tx, [offer.itemId], offer.id);
    await notifyBuyers(tx, others, 'closed', now);
    await productsChanged(tx, [accepted.productReference], now);
  });
  await accept.catch((error: unknown) => {
    if (!(error instanceof NotToBeHad || isUniqueViolation(error, 'offers_one_accepted'))) throw error;
  });
}

const declineOffer = ({ db, clock }: Context, offer: OfferRow) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    await lockItem(tx, offer.itemId);
    const declined = await moveOffer(tx, offer.id, 'DECLINED', now, { answeredAt: now });
    if (declined) await notifyBuyers(tx, [declined], 'declined', now);
  });

/** The link's token is the only credential. A late or repeated answer is a no-op. */
export const answerPriceOffer: Mutation<'answerPriceOffer'> = async (_root, { token, accept }, context) => {
  const offer = await findLinkedOffer(context.db, token);
  if (!offer) throw new ApiError('NOT_FOUND');
  if (accept) await acceptOffer(context, offer);
  else if (offer.status === 'PENDING') await declineOffer(context, offer);
  return sellerOfferView(context, token);
};
