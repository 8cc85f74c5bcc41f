import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listReader } from '../../features/catalogue/shop-list.query.ts';
import { isConnectionLimited } from '../../lib/connection.ts';
import { partsInUseHydrated } from '../../lib/deferred-hydration.ts';
import { useStore } from '../../lib/store-context.tsx';
import { onFirstInteraction } from '../../lib/on-first-interaction.ts';

/** Preloads the code for filtering once somebody looks around. */
export function usePreloadFilters() {
  const { api, locale } = useStore();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isConnectionLimited()) return;
    const preloadShopList = async () => (await listReader()).preloadShopList({ api, queryClient, locale });
    // What was pressed needs its code first. A failed preload is retried on use.
    onFirstInteraction(
      () =>
        void partsInUseHydrated()
          .then(preloadShopList)
          .catch(() => undefined),
    );
  }, [api, queryClient, locale]);
}
