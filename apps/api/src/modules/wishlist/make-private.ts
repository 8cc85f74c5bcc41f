import type { Mutation } from '../../module.ts';
import { lockCustomer, requireCustomer } from '../customers/index.ts';
import { unshareList } from './repository.ts';
import { deleteVotesOf } from './votes-repository.ts';

export const makeWishlistPrivate: Mutation<'makeWishlistPrivate'> = async (_root, _variables, context) => {
  const { customerId } = requireCustomer(context);
  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await unshareList(tx, customerId);
    await deleteVotesOf(tx, customerId);
  });
  return true;
};
