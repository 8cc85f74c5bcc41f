import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { draftIn } from '../../cms/draft-in.ts';
import { homeQuery } from '../../cms/home.query.ts';
import { Zones } from '../../cms/Zones.tsx';
import { later } from '../../i18n/later.ts';
import { DraftBar } from '../../layouts/DraftBar.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';
import { SIGNED_IN_HINT, browserCookie } from '../../lib/cookies.ts';
import { useStore } from '../../lib/store-context.tsx';

const OwnPieces = lazy(later(() => import('./OwnPieces.tsx')));

const noNews = () => () => {};
/** The page is the same for everybody: whose pieces are shown, the browser knows. */
const hint = () => browserCookie(SIGNED_IN_HINT) !== null;
const nobody = () => false;

export default function Page() {
  const { api, locale } = useStore();
  const isSignedIn = useSyncExternalStore(noNews, hint, nobody);
  const { data: page } = useQuery(homeQuery(api, locale, draftIn(useLocation().search)));
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      {page.isDraft ? <DraftBar /> : null}
      <Zones page={page} />
      {isSignedIn ? (
        <Suspense>
          <OwnPieces />
        </Suspense>
      ) : null}
    </>
  );
}
