import type { NavigationInfo } from '@patine/contract/content/structure';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { loadBlocks } from '../../cms/blocks.ts';
import { homeQuery } from '../../cms/home.query.ts';
import { Zones } from '../../cms/Zones.tsx';
import { DefaultLayout } from '../../layouts/DefaultLayout.tsx';
import { layoutContent, navigationQuery } from '../../lib/content.query.ts';
import { useStore } from '../../lib/store-context.tsx';
import { todaysApi } from '../../lib/todays-api.ts';
import type { ShowLayoutMessage } from '../../page-editor/iframe-messages.ts';
import { hold } from './hold.ts';

/** Puts header and footer where every page of the shop reads them. */
function useNavigation(navigation: NavigationInfo) {
  const { api, locale } = useStore();
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = navigationQuery(api, locale);
    let isLatest = true;
    const show = async () => {
      const content = await layoutContent(navigation);
      // The shop's own, which may still be on its way, would replace it.
      await queryClient.cancelQueries({ queryKey });
      if (isLatest) queryClient.setQueryData(queryKey, content);
    };
    void show();
    return () => {
      isLatest = false;
    };
  }, [queryClient, api, locale, navigation]);
}

/** The home page, once the code of its blocks is there. */
function useHome() {
  const { api, locale } = useStore();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['showroom-home', locale],
    queryFn: async () => {
      const page = await queryClient.ensureQueryData(homeQuery(todaysApi(api), locale));
      await loadBlocks(page.zones.flatMap(({ blocks }) => blocks.map(({ block }) => block.type)));
      return page;
    },
    staleTime: Infinity,
  }).data;
}

/** Header and footer of the shop around its home page. */
export default function LayoutCanvas({ navigation, isAtFoot }: ShowLayoutMessage) {
  useNavigation(navigation);
  const home = useHome();
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (home && isAtFoot) canvas.current?.querySelector('footer')?.scrollIntoView();
  }, [home, isAtFoot]);
  return (
    <div ref={canvas} onClickCapture={hold} onSubmitCapture={hold}>
      <DefaultLayout>{home ? <Zones page={home} /> : <div className="min-h-dvh" />}</DefaultLayout>
    </div>
  );
}
