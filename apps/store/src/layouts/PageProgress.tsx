import { Suspense, lazy } from 'react';

const FetchProgress = lazy(() => import('./FetchProgress.tsx'));

/** Its code comes after the page's own: what the first view waits for is the document. */
export const PageProgress = () => (
  <Suspense>
    <FetchProgress />
  </Suspense>
);
