import { isSavedSize, SAVED_SIZES_LIMIT } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { customerView } from './customer-view.ts';
import { changeCustomer } from './repository.ts';
import { requireCustomer } from './signed-in.ts';

const MAX_SIZE_LENGTH = 60;

function cleanSizes(sizes: readonly string[]): string[] {
  const clean = [...new Set(sizes.map((size) => size.trim()))];
  if (clean.includes('')) throw new ApiError('VALIDATION', { fields: { sizes: 'EMPTY' } });
  if (clean.length > SAVED_SIZES_LIMIT || clean.some((size) => size.length > MAX_SIZE_LENGTH))
    throw new ApiError('VALIDATION', { fields: { sizes: 'TOO_LONG' } });
  if (!clean.every(isSavedSize)) throw new ApiError('VALIDATION', { fields: { sizes: 'UNKNOWN_VALUE' } });
  return clean;
}

export const updateCustomerSizePreferences: Mutation<'updateCustomerSizePreferences'> = async (
  _root,
  { sizes },
  context,
) => {
  const { customerId } = requireCustomer(context);
  const now = context.clock.now();
  const row = await changeCustomer(context.db, customerId, {
    sizes: cleanSizes(sizes),
    updatedAt: now,
  });
  if (!row) throw new ApiError('ACCESS_DENIED');
  return customerView(row, now);
};
