import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listReader } from '../../features/catalogue/shop-list.query.ts';
import { isConnectionLimited } from '../../lib/connection.ts';
import { useStore } from '../../lib/store-context.tsx';
import { whenIdle } from '../../lib/when-idle.ts';

/** Fetches while nothing else is to do what a press on a filter needs besides its answer. */
export function useReadyToAsk() {
  const { api, locale } = useStore();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isConnectionLimited()) return;
    const preloadShopList = async () => (await listReader()).preloadShopList({ api, queryClient, locale });
    // What did not come is asked for again by the press.
    whenIdle(() => void preloadShopList().catch(() => undefined));
  }, [api, queryClient, locale]);
}
