import { ADDRESS_LIMIT } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { lockCustomer, requireCustomer } from '../customers/index.ts';
import { addressView } from './address-view.ts';
import { readPostalAddress } from './postal-address.ts';
import { countAddresses, insertAddress, makeDefault } from './repository.ts';

/** Adds an address to the customer's address book. Their first address becomes the default. */
export const addPostalAddressToCustomer: Mutation<'addPostalAddressToCustomer'> = async (
  _root,
  { postalAddress },
  context,
) => {
  const { customerId } = requireCustomer(context);
  const read = readPostalAddress(postalAddress);
  if (!read.ok) throw new ApiError('VALIDATION', { fields: read.fields });

  const row = await context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const existing = await countAddresses(tx, customerId);
    if (existing >= ADDRESS_LIMIT)
      throw new ApiError('VALIDATION', { fields: { postalAddress: 'TOO_MANY' } });
    const id = context.random.uuid();
    const added = await insertAddress(tx, { ...read.value, id, customerId, createdAt: context.clock.now() });
    return existing === 0 || postalAddress.default
      ? ((await makeDefault(tx, { id, customerId })) ?? added)
      : added;
  });
  return addressView(row);
};
