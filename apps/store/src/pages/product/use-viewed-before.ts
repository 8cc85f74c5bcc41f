import type { ProductHit } from '@patine/contract/search/record';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { rememberViewed, viewedIn, viewedQuery, viewedText } from '../../features/catalogue/viewed.ts';
import { useStore } from '../../lib/store-context.tsx';

const noNews = () => () => {};
const nothing = () => '';

/** What this browser looked at before this piece, which is remembered in its turn. */
export function useViewedBefore(reference: number): ProductHit[] {
  const { api, locale } = useStore();
  const text = useSyncExternalStore(noNews, viewedText, nothing);
  const before = viewedIn(text).filter((other) => other !== reference);
  useEffect(() => rememberViewed(reference), [reference]);
  return useQuery({ ...viewedQuery(api, locale, before), enabled: before.length > 0 }).data ?? [];
}
