import type { SellerOffer } from '@patine/contract/resolvers';
import { euros } from '@patine/core';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { Query } from '../../module.ts';
import { isHeld, productsByReference } from '../catalogue/index.ts';
import { findItem } from '../inventory/index.ts';
import { findLinkedOffer } from './links-repository.ts';
import { statusOf } from './offer-view.ts';

type Context = Pick<RequestContext, 'db' | 'clock' | 'locale'>;

/** An offer as its seller sees it, without the buyer's identity. */
export async function sellerOfferView({ db, clock, locale }: Context, token: string): Promise<SellerOffer> {
  const now = clock.now();
  const offer = await findLinkedOffer(db, token);
  if (!offer) throw new ApiError('NOT_FOUND');
  const viewer = { now, customerId: null };
  const product = (await productsByReference(db, [offer.productReference], locale, viewer)).get(
    offer.productReference,
  );
  const item = await findItem(db, offer.itemId);
  if (!product || !item) throw new Error(`Item ${offer.itemId} of offer ${offer.id} not found`);
  const isElsewhere = isHeld(item, now) && item.heldByCustomer !== offer.customerId;
  return {
    storeName: product.store.name,
    productName: product.name,
    productSlug: product.slug,
    size: product.variants[0]?.size ?? '',
    image: product.image ?? null,
    price: euros(offer.priceAmount),
    amount: euros(offer.amount),
    status: statusOf(offer, now),
    expiresAt: offer.expiresAt.toISOString(),
    answeredAt: offer.answeredAt?.toISOString() ?? null,
    heldUntil: (isElsewhere && item.heldUntil?.toISOString()) || null,
  };
}

export const sellerOffer: Query<'sellerOffer'> = (_root, { token }, context) =>
  sellerOfferView(context, token);
