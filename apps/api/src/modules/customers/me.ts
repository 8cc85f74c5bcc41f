import { ApiError } from '../../errors.ts';
import type { Query } from '../../module.ts';
import { customerView } from './customer-view.ts';
import { findCustomer } from './repository.ts';
import { requireCustomer } from './signed-in.ts';

export const me: Query<'me'> = async (_root, _variables, context) => {
  const row = await findCustomer(context.db, requireCustomer(context).customerId);
  if (!row) throw new ApiError('ACCESS_DENIED');
  return customerView(row, context.clock.now());
};
