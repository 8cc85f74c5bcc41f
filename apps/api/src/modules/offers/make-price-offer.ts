import { HOUR_MS, OFFERS_PER_DAY, OFFER_HOURS, isClosedPeriod, money, offerRefusal } from '@patine/core';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { findVariant, isHeld } from '../catalogue/index.ts';
import { lockCustomer, requireCustomer } from '../customers/index.ts';
import { enqueue } from '../outbox/index.ts';
import { type ItemRow, lockItem } from '../inventory/index.ts';
import { offerTerms } from './offered-product.ts';
import { offerView, statusOf } from './offer-view.ts';
import { countOffersSince, insertOffer, offersOfListing } from './repository.ts';
import { notifyBuyers } from './notify-buyers.ts';

const MAX_AMOUNT = 2 ** 31 - 1;

type NewOffer = { customerId: string; amount: number };
type Context = Pick<Services, 'db' | 'clock' | 'random' | 'config'>;

/** Returns the seller's terms, or throws the first reason to reject the offer. */
async function check(tx: Database, context: Context, item: ItemRow, { customerId, amount }: NewOffer) {
  const now = context.clock.now();
  const terms = await offerTerms(tx, item.productReference, now);
  const others = await offersOfListing(tx, item.id, item.listingNumber);
  const isListed = item.status === 'listed';
  const refusal = offerRefusal({
    amount: money(amount),
    bounds: terms.bounds,
    isOpen:
      isListed &&
      terms.isOpen &&
      !(isHeld(item, now) && item.heldByCustomer !== customerId) &&
      !isClosedPeriod(context.config.OFFERS_CLOSED, now),
    hasOwn: isListed && others.some((offer) => offer.customerId === customerId),
    hasOther:
      isListed &&
      others.some(
        (offer) => offer.customerId !== customerId && ['PENDING', 'ACCEPTED'].includes(statusOf(offer, now)),
      ),
  });
  if (refusal) {
    const { code, ...details } = refusal;
    throw new ApiError(code, details);
  }
  return terms;
}

/** Stores an offer and enqueues the emails to seller and buyer. The item's row lock serialises concurrent offers. */
const makeOffer = (context: Context, itemId: number, request: NewOffer) =>
  context.db.transaction(async (tx) => {
    const { clock, random } = context;
    const now = clock.now();
    await lockCustomer(tx, request.customerId);
    const item = await lockItem(tx, itemId);
    if (!item) throw new ApiError('NOT_FOUND');
    const { priceAmount, currency } = await check(tx, context, item, request);
    const since = new Date(now.getTime() - 24 * HOUR_MS);
    if ((await countOffersSince(tx, request.customerId, since)) >= OFFERS_PER_DAY)
      throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: HOUR_MS / 1_000 });
    const offer = await insertOffer(tx, {
      ...request,
      id: random.uuid(),
      productReference: item.productReference,
      itemId,
      listingNumber: item.listingNumber,
      priceAmount,
      currency,
      createdAt: now,
      expiresAt: new Date(now.getTime() + OFFER_HOURS * HOUR_MS),
    });
    await enqueue(tx, 'mail.offer-received', { offerId: offer.id }, now);
    await notifyBuyers(tx, [offer], 'sent', now);
    return offer;
  });

export const makePriceOffer: Mutation<'makePriceOffer'> = async (
  _root,
  { productReference, productVariantId, amount },
  context,
) => {
  const { customerId } = requireCustomer(context);
  if (amount <= 0 || amount > MAX_AMOUNT)
    throw new ApiError('VALIDATION', { fields: { amount: 'BAD_FORMAT' } });
  const item = await findVariant(context.db, productReference, productVariantId, context.clock.now());
  if (!item) throw new ApiError('NOT_FOUND');
  const offer = await makeOffer(context, item.itemId, { customerId, amount }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'offers_one_per_buyer')) throw new ApiError('OFFER_ALREADY_MADE');
    throw error;
  });
  return offerView(offer, context.clock.now());
};
