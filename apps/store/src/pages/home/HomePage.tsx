import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { draftQuery } from '../../cms/draft-query.ts';
import { homeQuery } from '../../cms/home.query.ts';
import { Zones } from '../../cms/Zones.tsx';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { DraftBar } from '../../layouts/DraftBar.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { useStore } from '../../lib/store-context.tsx';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';

const WishlistProducts = lazy(lazyMessages(() => import('./WishlistProducts.tsx')));

export default function HomePage() {
  const { api, locale } = useStore();
  const isSignedIn = useBrowserFact(seemsSignedIn, false);
  const { data: page } = useQuery(homeQuery(api, locale, draftQuery(useLocation().search)));
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      {page.isDraft ? <DraftBar /> : null}
      <Zones page={page} />
      {isSignedIn ? (
        <Suspense>
          <WishlistProducts />
        </Suspense>
      ) : null}
    </>
  );
}
