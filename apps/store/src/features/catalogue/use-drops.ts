import { useQuery } from '@tanstack/react-query';
import { navigationQuery } from '../../lib/content.query.ts';
import { useStore } from '../../lib/store-context.tsx';
import { dropsQuery, type Drops } from './drops.query.ts';
import { nextChange } from './next-change.ts';

/** The current drops; refetched when one starts or ends. */
export function useDrops(): Drops | undefined {
  const { api, locale } = useStore();
  return useQuery({
    ...dropsQuery(api, locale),
    refetchInterval: ({ state: { data } }) =>
      data ? nextChange([...data.live, ...data.soon], Date.now()) : false,
  }).data;
}

/** URL of the app, for drops with early access there. */
export function useAppHref(): string | undefined {
  const { api, locale } = useStore();
  return useQuery(navigationQuery(api, locale)).data?.app?.path;
}
