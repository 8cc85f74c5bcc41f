import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { checkOwnPassword, requireCustomer } from '../customers/index.ts';
import { closeAccount } from './close-account.ts';
import { isPaying, lockForErasure } from './repository.ts';

/** Closes the customer's own account after checking their password. */
export const erasePersonalData: Mutation<'erasePersonalData'> = async (_root, { plainPassword }, context) => {
  const { customerId: id } = requireCustomer(context);
  await checkOwnPassword(context, id, plainPassword);

  await context.db.transaction(async (tx) => {
    const customer = await lockForErasure(tx, id);
    if (!customer) throw new ApiError('ACCESS_DENIED');
    if (await isPaying(tx, id)) throw new ApiError('ITEM_BEING_PAID');
    await closeAccount(tx, context, customer, 'requested');
  });
  context.log.info({ event: 'account.erased', customerId: id }, 'account erased by its customer');
  return true;
};
