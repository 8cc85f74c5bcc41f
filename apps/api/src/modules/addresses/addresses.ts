import type { ApiModule } from '../../module.ts';
import { addPostalAddressToCustomer } from './add-postal-address.ts';
import { addressView } from './address-view.ts';
import { deleteAPostalAddressOfACustomer } from './delete-postal-address.ts';
import { addressesOf } from './repository.ts';
import { updatePostalAddressOfACustomer } from './update-postal-address.ts';

/** GraphQL fields of a customer's address book. */
export const addresses: ApiModule = {
  resolvers: {
    Mutation: {
      addPostalAddressToCustomer,
      updatePostalAddressOfACustomer,
      deleteAPostalAddressOfACustomer,
    },
    Customer: {
      postalAddresses: async ({ id }, _variables, { db }) =>
        id ? (await addressesOf(db, id)).map(addressView) : [],
      defaultPostalAddress: async ({ id }, _variables, { db }) => {
        const row = id ? (await addressesOf(db, id)).find(({ isDefault }) => isDefault) : undefined;
        return row ? addressView(row) : null;
      },
    },
  },
};
