import type { CustomerResolvers } from '@patine/contract/resolvers';
import type { ApiContext } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import type { Mutation } from '../../../module.ts';
import { isHeld } from '../../catalogue/piece.ts';
import { lockCustomer } from '../../customers/repository.ts';
import { requireCustomer } from '../../customers/signed-in.ts';
import { addWait, countWaits, endWait, isWaiting, lookAtPiece } from './repository.ts';

/** Pieces that one customer may wait for at a time: a full cart. */
export const MOST_WAITS = 50;

export const waitForPiece: Mutation<'waitForPiece'> = async (_root, { productReference }, context) => {
  const { customerId } = requireCustomer(context);
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const piece = await lookAtPiece(tx, productReference);
    if (!piece) throw new ApiError('NOT_FOUND');
    if (piece.status !== 'listed')
      throw new ApiError('ITEM_UNAVAILABLE', { productReferences: [productReference] });
    if (!isHeld(piece, now)) return false;
    if ((await countWaits(tx, customerId)) >= MOST_WAITS) throw new ApiError('TOO_MANY_ATTEMPTS');
    await addWait(tx, { productReference, customerId }, now);
    return true;
  });
};

export const stopWaitingForPiece: Mutation<'stopWaitingForPiece'> = async (
  _root,
  { productReference },
  context,
) => {
  const { customerId } = requireCustomer(context);
  await endWait(context.db, { productReference, customerId });
  return true;
};

export const waitsForPiece: NonNullable<CustomerResolvers<ApiContext>['waitsForPiece']> = async (
  _customer,
  { productReference },
  context,
) => {
  const { customerId } = requireCustomer(context);
  return isWaiting(context.db, { productReference, customerId });
};
