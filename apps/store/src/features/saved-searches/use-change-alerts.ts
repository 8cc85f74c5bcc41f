import { UpdateSavedSearchAlertsDocument, type AlertFrequency } from '@patine/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';
import { SAVED_SEARCHES_KEY } from './saved-searches.query.ts';

export function useChangeAlerts(id: string) {
  const { request } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (alerts: AlertFrequency) => request(UpdateSavedSearchAlertsDocument, { id, alerts }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SAVED_SEARCHES_KEY }),
  });
}
