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
  const { data: page } = useQuery(homeQuery(api, locale, draftQuery(useLocation().search)));
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      {page.isDraft ? <DraftBar /> : null}
      <Zones page={page} />
      <CustomersProducts />
    </>
  );
}

/** Apart from the page: a page that renders anew while the code of its blocks loads would drop their HTML for a moment. */
function CustomersProducts() {
  const isSignedIn = useBrowserFact(seemsSignedIn, false);
  return isSignedIn ? (
    <Suspense>
      <WishlistProducts />
    </Suspense>
  ) : null;
}
