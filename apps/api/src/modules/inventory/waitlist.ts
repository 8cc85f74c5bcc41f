import type { CustomerResolvers } from '@patine/contract/resolvers';
import { WAITLIST_LIMIT } from '@patine/core';
import type { ApiContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { isHeld } from '../catalogue/item-state.ts';
import { lockCustomer } from '../customers/repository.ts';
import { requireCustomer } from '../customers/signed-in.ts';
import { shareItemOfProduct } from './items-repository.ts';
import { joinWaitlist, countWaitlistEntries, leaveWaitlist, isOnWaitlist } from './waitlist-repository.ts';

export const waitForPiece: Mutation<'waitForPiece'> = async (_root, { productReference }, context) => {
  const { customerId } = requireCustomer(context);
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const piece = await shareItemOfProduct(tx, productReference);
    if (!piece) throw new ApiError('NOT_FOUND');
    if (piece.status !== 'listed')
      throw new ApiError('ITEM_UNAVAILABLE', { productReferences: [productReference] });
    if (!isHeld(piece, now)) return false;
    if ((await countWaitlistEntries(tx, customerId)) >= WAITLIST_LIMIT)
      throw new ApiError('TOO_MANY_ATTEMPTS');
    await joinWaitlist(tx, { productReference, customerId }, now);
    return true;
  });
};

export const stopWaitingForPiece: Mutation<'stopWaitingForPiece'> = async (
  _root,
  { productReference },
  context,
) => {
  const { customerId } = requireCustomer(context);
  await leaveWaitlist(context.db, { productReference, customerId });
  return true;
};

export const waitsForPiece: NonNullable<CustomerResolvers<ApiContext>['waitsForPiece']> = async (
  _customer,
  { productReference },
  context,
) => {
  const { customerId } = requireCustomer(context);
  return isOnWaitlist(context.db, { productReference, customerId });
};
