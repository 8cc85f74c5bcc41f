import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { lockCustomer, requireCustomer } from '../customers/index.ts';
import { changeAlerts } from './alert-change.ts';
import { findOwned } from './repository.ts';
import { savedSearchView } from './saved-search-view.ts';

export const updateSavedSearchAlerts: Mutation<'updateSavedSearchAlerts'> = async (
  _root,
  { id, alerts },
  context,
) => {
  const { customerId } = requireCustomer(context);
  const row = await context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const known = await findOwned(tx, { id, customerId });
    if (!known) throw new ApiError('NOT_FOUND');
    return changeAlerts(tx, known, { alerts }, context.clock.now());
  });
  return savedSearchView(row);
};
