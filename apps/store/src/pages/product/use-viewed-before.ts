import type { ProductHit } from '@patine/contract/search/record';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  rememberViewed,
  recentlyViewedIn,
  recentlyViewedQuery,
  recentlyViewedText,
} from '../../features/catalogue/recently-viewed.ts';
import { useStore } from '../../lib/store-context.tsx';
import { whenActivated } from '../../lib/when-activated.ts';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';

/** Stores the product that is shown. */
export const useRememberViewed = (reference: number) =>
  useEffect(() => whenActivated(() => rememberViewed(reference)), [reference]);

/** Previously viewed products. */
export function useViewedBefore(reference: number): ProductHit[] {
  const { api, locale } = useStore();
  const text = useBrowserFact(recentlyViewedText, '');
  const before = recentlyViewedIn(text).filter((other) => other !== reference);
  return useQuery({ ...recentlyViewedQuery(api, locale, before), enabled: before.length > 0 }).data ?? [];
}
