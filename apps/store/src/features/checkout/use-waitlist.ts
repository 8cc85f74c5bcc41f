import {
  LeaveWaitlistDocument,
  JoinWaitlistDocument,
  IsOnWaitlistDocument,
} from '@patine/contract/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';

/** Whether the customer is on a product's waitlist, and a way to change that. */
export function useWaitlist(productReference: number, signedIn: boolean) {
  const { request } = useApi();
  const queryClient = useQueryClient();
  const queryKey = ['waiting', productReference];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: async () => (await request(IsOnWaitlistDocument, { productReference })).me.isOnWaitlist,
    enabled: signedIn,
  });
  const change = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (wanted) return (await request(JoinWaitlistDocument, { productReference })).joinWaitlist;
      await request(LeaveWaitlistDocument, { productReference });
      return false;
    },
    onSuccess: (waits) => queryClient.setQueryData(queryKey, waits),
  });
  return {
    waits: data ?? false,
    isLoading: signedIn && isPending,
    isChanging: change.isPending,
    /** True if the product became available before the request arrived. */
    isFree: change.variables === true && change.data === false,
    error: change.error,
    change: change.mutate,
  };
}
