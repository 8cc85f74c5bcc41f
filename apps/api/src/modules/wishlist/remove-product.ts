import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { isReference } from '../catalogue/index.ts';
import { requireCustomer } from '../customers/index.ts';
import { itemAfterwards } from './likes.ts';
import { deleteWishlistItem } from './repository.ts';

export const removeProductFromWishlist: Mutation<'removeProductFromWishlist'> = async (
  _root,
  { productReference },
  context,
) => {
  const { customerId } = requireCustomer(context);
  if (!isReference(productReference)) throw new ApiError('NOT_FOUND');
  await deleteWishlistItem(context.db, { customerId, productReference });
  return itemAfterwards(context, productReference);
};
