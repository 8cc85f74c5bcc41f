import {
  AddPostalAddressToCustomerDocument,
  UpdatePostalAddressOfACustomerDocument,
} from '@patine/contract/operations';
import type { AddressValue } from '@patine/ui/address-form/AddressForm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';
import { ADDRESSES_KEY, type AddressEntry } from './addresses.query.ts';

/** The phone number is invalid in its country; nothing was sent. */
export class InvalidPhone extends Error {}

/** Adds an entry, or updates the one with this id. The phone library is only loaded here. */
export function useSaveAddress(id?: string) {
  const { request } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (value: AddressValue): Promise<AddressEntry> => {
      const { normalisePhone } = await import('./phone.ts');
      const phoneNumber = normalisePhone(value.phoneNumber, value.countryCode);
      if (phoneNumber === null) throw new InvalidPhone();
      const postalAddress = { ...value, phoneNumber };
      if (id === undefined)
        return (await request(AddPostalAddressToCustomerDocument, { postalAddress }))
          .addPostalAddressToCustomer;
      const saved = await request(UpdatePostalAddressOfACustomerDocument, {
        postalAddressBookEntryId: id,
        postalAddress,
      });
      return saved.updatePostalAddressOfACustomer;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ADDRESSES_KEY }),
  });
}
