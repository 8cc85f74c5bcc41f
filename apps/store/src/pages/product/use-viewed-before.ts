import type { ProductHit } from '@patine/contract/search/record';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rememberViewed, viewedIn, viewedQuery, viewedText } from '../../features/catalogue/viewed.ts';
import { useStore } from '../../lib/store-context.tsx';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';

/** What this browser looked at before this piece, which is remembered in its turn. */
export function useViewedBefore(reference: number): ProductHit[] {
  const { api, locale } = useStore();
  const text = useBrowserFact(viewedText, '');
  const before = viewedIn(text).filter((other) => other !== reference);
  useEffect(() => rememberViewed(reference), [reference]);
  return useQuery({ ...viewedQuery(api, locale, before), enabled: before.length > 0 }).data ?? [];
}
