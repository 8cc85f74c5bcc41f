import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { customerView } from './customer-view.ts';
import { changeCustomer } from './repository.ts';
import { requireCustomer } from './signed-in.ts';

export const updateCustomerLocale: Mutation<'updateCustomerLocale'> = async (_root, { locale }, context) => {
  const { customerId } = requireCustomer(context);
  const now = context.clock.now();
  const row = await changeCustomer(context.db, customerId, { locale, updatedAt: now });
  if (!row) throw new ApiError('ACCESS_DENIED');
  return customerView(row, now);
};
