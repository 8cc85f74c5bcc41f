import {
  StopWaitingForPieceDocument,
  WaitForPieceDocument,
  WaitsForPieceDocument,
} from '@patine/contract/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';

/** Whether a customer will be told when a piece comes free, and how they change it. */
export function useWaitlist(productReference: number, signedIn: boolean) {
  const { request } = useApi();
  const queryClient = useQueryClient();
  const queryKey = ['waiting', productReference];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: async () => (await request(WaitsForPieceDocument, { productReference })).me.waitsForPiece,
    enabled: signedIn,
  });
  const change = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (wanted) return (await request(WaitForPieceDocument, { productReference })).waitForPiece;
      await request(StopWaitingForPieceDocument, { productReference });
      return false;
    },
    onSuccess: (waits) => queryClient.setQueryData(queryKey, waits),
  });
  return {
    waits: data ?? false,
    isLoading: signedIn && isPending,
    isChanging: change.isPending,
    /** True when it came free before one could ask. */
    isFree: change.variables === true && change.data === false,
    error: change.error,
    change: change.mutate,
  };
}
