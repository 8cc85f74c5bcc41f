import { MyAddressesDocument, type MyAddressesQuery } from '@patine/contract/operations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/store-context.tsx';

export type AddressEntry = MyAddressesQuery['me']['postalAddresses'][number];

export const ADDRESSES_KEY = ['addresses'] as const;

/** The customer's address book, the default entry first. */
export const addressesQuery = ({ request }: Pick<Api, 'request'>) =>
  queryOptions({
    queryKey: ADDRESSES_KEY,
    queryFn: async () => {
      const { postalAddresses } = (await request(MyAddressesDocument, {})).me;
      return postalAddresses.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
    },
  });

export const useAddresses = () => useQuery(addressesQuery(useApi()));
