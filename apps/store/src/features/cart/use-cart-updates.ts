import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CART_KEY } from './cart.query.ts';
import { onOtherTab } from './other-tabs.ts';

/** Refetches the visible cart when another tab changes it. */
export function useCartUpdates() {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onOtherTab(() => {
        // A pending mutation of this tab ends with its own refetch.
        if (queryClient.isMutating({ mutationKey: CART_KEY }) === 0)
          void queryClient.invalidateQueries({ queryKey: CART_KEY });
      }),
    [queryClient],
  );
}
