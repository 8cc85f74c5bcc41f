import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CART_KEY } from './cart.query.ts';
import { onOtherTab } from './other-tabs.ts';

/** Keeps the cart on show in step with what other tabs do to it. */
export function useCartUpdates() {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onOtherTab(() => {
        // A change of this tab on its way ends in a refresh of its own.
        if (queryClient.isMutating({ mutationKey: CART_KEY }) === 0)
          void queryClient.invalidateQueries({ queryKey: CART_KEY });
      }),
    [queryClient],
  );
}
