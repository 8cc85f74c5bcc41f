import { DeleteSavedSearchDocument } from '@patine/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/store-context.tsx';
import { SAVED_SEARCHES_KEY } from './saved-searches.query.ts';

/** Deletes a search; a search that is already deleted counts as success. */
export function useDeleteSearch() {
  const { request } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: { id: string; name: string }) => {
      try {
        await request(DeleteSavedSearchDocument, { id });
      } catch (error) {
        if (!(error instanceof ApiError && error.is('NOT_FOUND'))) throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SAVED_SEARCHES_KEY }),
  });
}
