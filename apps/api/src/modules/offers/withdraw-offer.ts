import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/index.ts';
import { lockItem } from '../inventory/index.ts';
import { offerView } from './offer-view.ts';
import { findOffer, moveOffer } from './repository.ts';

/** The item's row lock orders it with the seller's answer: whichever comes first stands. */
export const withdrawOffer: Mutation<'withdrawOffer'> = async (_root, { id }, context) => {
  const { customerId } = requireCustomer(context);
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const now = clock.now();
    const own = await findOffer(tx, id);
    if (own?.customerId !== customerId) throw new ApiError('NOT_FOUND');
    await lockItem(tx, own.itemId);
    const withdrawn = (await moveOffer(tx, id, 'WITHDRAWN', now)) ?? (await findOffer(tx, id));
    if (withdrawn?.status !== 'WITHDRAWN') throw new ApiError('OFFER_NOT_PENDING');
    return offerView(withdrawn, now);
  });
};
