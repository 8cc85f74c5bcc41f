import { WISHLIST_LIMIT } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { isReference } from '../catalogue/index.ts';
import { lockCustomer, requireCustomer } from '../customers/index.ts';
import { itemAfterwards } from './likes.ts';
import { countWishlistItems, insertWishlistItem, likesOf } from './repository.ts';

export const addProductToWishlist: Mutation<'addProductToWishlist'> = async (
  _root,
  { productReference },
  context,
) => {
  const { customerId } = requireCustomer(context);
  if (!isReference(productReference)) throw new ApiError('NOT_FOUND');
  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const [known] = await likesOf(tx, [productReference], customerId);
    if (!known) throw new ApiError('NOT_FOUND');
    if (known.favorite) return;
    if ((await countWishlistItems(tx, customerId)) >= WISHLIST_LIMIT)
      throw new ApiError('VALIDATION', { fields: { productReference: 'TOO_MANY' } });
    await insertWishlistItem(tx, { customerId, productReference, createdAt: context.clock.now() });
  });
  return itemAfterwards(context, productReference);
};
