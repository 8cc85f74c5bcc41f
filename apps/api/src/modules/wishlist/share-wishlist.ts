import { WISHLIST_PAGE_SIZE } from '@patine/core';
import type { Random } from '../../clock.ts';
import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/index.ts';
import { listPage } from './list-page.ts';
import { shareList } from './repository.ts';

/** 32 random bytes in hexadecimal, because a shared URL may be converted to lower case. */
const newToken = (random: Random) => Buffer.from(random.token(), 'base64url').toString('hex');

/** Returns the existing link if there is one, also for concurrent calls. */
export const shareWishlist: Mutation<'shareWishlist'> = async (_root, _variables, context) => {
  const { customerId } = requireCustomer(context);
  const { token, owner } = await shareList(context.db, customerId, newToken(context.random));
  return { token, owner, isMine: true, ...listPage(customerId, {}, WISHLIST_PAGE_SIZE) };
};
