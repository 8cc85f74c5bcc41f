import type { CustomerResolvers } from '@patine/contract/resolvers';
import { WAITLIST_LIMIT } from '@patine/core';
import type { ApiContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { isHeld } from '../catalogue/index.ts';
import { lockCustomer, requireCustomer } from '../customers/index.ts';
import { shareItemOfProduct } from './items-repository.ts';
import {
  insertWaitlistEntry,
  countWaitlistEntries,
  deleteWaitlistEntry,
  hasWaitlistEntry,
} from './waitlist-repository.ts';

export const joinWaitlist: Mutation<'joinWaitlist'> = async (_root, { productReference }, context) => {
  const { customerId } = requireCustomer(context);
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const item = await shareItemOfProduct(tx, productReference);
    if (!item) throw new ApiError('NOT_FOUND');
    if (item.status !== 'listed')
      throw new ApiError('ITEM_UNAVAILABLE', { productReferences: [productReference] });
    if (!isHeld(item, now)) return false;
    if ((await countWaitlistEntries(tx, customerId)) >= WAITLIST_LIMIT)
      throw new ApiError('TOO_MANY_ATTEMPTS');
    await insertWaitlistEntry(tx, { productReference, customerId }, now);
    return true;
  });
};

export const leaveWaitlist: Mutation<'leaveWaitlist'> = async (_root, { productReference }, context) => {
  const { customerId } = requireCustomer(context);
  await deleteWaitlistEntry(context.db, { productReference, customerId });
  return true;
};

export const isOnWaitlist: NonNullable<CustomerResolvers<ApiContext>['isOnWaitlist']> = async (
  _customer,
  { productReference },
  context,
) => {
  const { customerId } = requireCustomer(context);
  return hasWaitlistEntry(context.db, { productReference, customerId });
};
