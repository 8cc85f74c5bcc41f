import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { lockCustomer, requireCustomer } from '../customers/index.ts';
import { addressesOf, deleteAddress, makeDefault } from './repository.ts';

/** Deletes an address. When it was the default, the oldest remaining address becomes the default. */
export const deleteAPostalAddressOfACustomer: Mutation<'deleteAPostalAddressOfACustomer'> = async (
  _root,
  { id },
  context,
) => {
  const { customerId } = requireCustomer(context);
  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const deleted = await deleteAddress(tx, { id, customerId });
    if (!deleted) throw new ApiError('NOT_FOUND');
    const [oldest] = deleted.isDefault ? await addressesOf(tx, customerId) : [];
    if (oldest) await makeDefault(tx, { id: oldest.id, customerId });
  });
  return true;
};
