import { WISHLIST_PAGE_SIZE } from '@patine/core';
import type { Random } from '../../clock.ts';
import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/signed-in.ts';
import { listPage } from './list-page.ts';
import { shareList } from './repository.ts';

/** 32 random bytes in hexadecimal: an address may lose its capitals on the way. */
const newToken = (random: Random) => Buffer.from(random.token(), 'base64url').toString('hex');

/** Two presses at once make one link. */
export const shareWishlist: Mutation<'shareWishlist'> = async (_root, _variables, context) => {
  const { customerId } = requireCustomer(context);
  const { token, owner } = await shareList(context.db, customerId, newToken(context.random));
  return { token, owner, isMine: true, ...listPage(customerId, {}, WISHLIST_PAGE_SIZE) };
};
