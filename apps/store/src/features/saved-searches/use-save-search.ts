import { SaveSearchDocument, type SavedSearchInput } from '@patine/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';
import { SAVED_SEARCHES_KEY } from './saved-searches.query.ts';

export function useSaveSearch() {
  const { request } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (savedSearch: SavedSearchInput) => request(SaveSearchDocument, { savedSearch }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SAVED_SEARCHES_KEY }),
  });
}
