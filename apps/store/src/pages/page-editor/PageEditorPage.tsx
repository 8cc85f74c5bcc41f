import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { SkipLink } from '@patine/ui/skip-link/SkipLink';
import { Suspense, lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useInBrowser } from '../../lib/use-browser-fact.ts';

const PageEditor = lazy(() => import('../../page-editor/PageEditor.tsx'));

/** Until the editor is there; a browser without scripts is told that there will be none. */
function Waiting() {
  return (
    <main id="main" tabIndex={-1} className="wrap grid gap-4 py-6 outline-none">
      <h1 className="heading text-3xl">
        <FormattedMessage id="pageEditor.title" />
      </h1>
      <noscript>
        <FormattedMessage id="pageEditor.scripts" />
      </noscript>
      <Skeleton className="h-12" />
      <Skeleton className="h-96" />
    </main>
  );
}

/** Where editors write pages. All of it is made in the browser, which keeps what is not saved yet. */
export default function PageEditorPage() {
  const inBrowser = useInBrowser();
  return (
    <>
      <PageHead titleId="pageEditor.title" noindex />
      <SkipLink />
      {inBrowser ? (
        <Suspense fallback={<Waiting />}>
          <PageEditor />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </>
  );
}
