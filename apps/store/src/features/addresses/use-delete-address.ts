import { DeleteAPostalAddressOfACustomerDocument } from '@patine/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/store-context.tsx';
import { ADDRESSES_KEY } from './addresses.query.ts';

/** Deletes an entry; an entry that is already deleted counts as success. */
export function useDeleteAddress() {
  const { request } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await request(DeleteAPostalAddressOfACustomerDocument, { id });
      } catch (error) {
        if (!(error instanceof ApiError && error.is('NOT_FOUND'))) throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ADDRESSES_KEY }),
  });
}
