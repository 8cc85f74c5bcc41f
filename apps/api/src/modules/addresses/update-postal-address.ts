import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { lockCustomer, requireCustomer } from '../customers/index.ts';
import { addressView } from './address-view.ts';
import { readPostalAddress } from './postal-address.ts';
import { changeAddress, makeDefault } from './repository.ts';

/** `default: true` makes this address the default. `false` is ignored: one address must be the default. */
export const updatePostalAddressOfACustomer: Mutation<'updatePostalAddressOfACustomer'> = async (
  _root,
  { postalAddressBookEntryId: id, postalAddress },
  context,
) => {
  const { customerId } = requireCustomer(context);
  const read = readPostalAddress(postalAddress);
  if (!read.ok) throw new ApiError('VALIDATION', { fields: read.fields });

  const row = await context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const changed = await changeAddress(tx, { id, customerId }, read.value);
    return changed && postalAddress.default ? makeDefault(tx, { id, customerId }) : changed;
  });
  if (!row) throw new ApiError('NOT_FOUND');
  return addressView(row);
};
