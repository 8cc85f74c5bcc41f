import { WISHLIST_PAGE_SIZE } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Query } from '../../module.ts';
import { listPage } from './list-page.ts';
import { findSharer } from './repository.ts';

/** The wishlist with this share token; NOT_FOUND if it was made private. */
export const publicWishlist: Query<'publicWishlist'> = async (_root, { token, limit, page }, context) => {
  const sharer = await findSharer(context.db, token);
  if (!sharer) throw new ApiError('NOT_FOUND');
  return {
    token,
    owner: sharer.owner,
    isMine: context.session?.customerId === sharer.id,
    ...listPage(sharer.id, { limit, page }, WISHLIST_PAGE_SIZE),
  };
};
