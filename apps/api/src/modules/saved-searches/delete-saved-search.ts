import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/index.ts';
import { deleteOwned } from './repository.ts';

/** Deletes a search; the links in its emails no longer work. */
export const deleteSavedSearch: Mutation<'deleteSavedSearch'> = async (_root, { id }, context) => {
  const { customerId } = requireCustomer(context);
  if (!(await deleteOwned(context.db, { id, customerId }))) throw new ApiError('NOT_FOUND');
  return true;
};
