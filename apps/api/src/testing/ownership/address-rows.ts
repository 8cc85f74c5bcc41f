import { PARIS } from '../addresses.ts';
import { type Rows, forCustomers, forOwner } from './row.ts';
import type { OwnershipWorld } from './world.ts';

const newEntry = async ({ asOwner }: OwnershipWorld) => {
  const { addPostalAddressToCustomer: entry } = await asOwner<{ addPostalAddressToCustomer: { id: string } }>(
    'mutation($postalAddress: PostalAddressInput!) { addPostalAddressToCustomer(postalAddress: $postalAddress) { id } }',
    { postalAddress: PARIS },
  );
  return entry.id;
};

export const ADDRESS_ROWS: Rows = {
  'Customer.defaultPostalAddress': forCustomers(),
  'Customer.postalAddresses': forCustomers(),
  'Mutation.addPostalAddressToCustomer': forCustomers(() => ({ postalAddress: PARIS })),
  'Mutation.updatePostalAddressOfACustomer': forOwner(async (world) => ({
    postalAddressBookEntryId: await newEntry(world),
    postalAddress: PARIS,
  })),
  'Mutation.deleteAPostalAddressOfACustomer': forOwner(async (world) => ({ id: await newEntry(world) })),
};
