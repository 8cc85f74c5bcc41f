import { useQuery } from '@tanstack/react-query';
import { navigationQuery } from '../../lib/content.query.ts';
import { useStore } from '../../lib/store-context.tsx';
import { dropsQuery, type Drops } from './drops.query.ts';
import { nextChange } from './next-change.ts';

/** The drops of the moment. One that opens or ends while they are looked at changes them without a reload. */
export function useDrops(): Drops | undefined {
  const { api, locale } = useStore();
  return useQuery({
    ...dropsQuery(api, locale),
    refetchInterval: ({ state: { data } }) =>
      data ? nextChange([...data.live, ...data.soon], Date.now()) : false,
  }).data;
}

/** Where the app is to be had, for drops that it opens first. */
export function useAppHref(): string | undefined {
  const { api, locale } = useStore();
  return useQuery(navigationQuery(api, locale)).data?.app?.path;
}
