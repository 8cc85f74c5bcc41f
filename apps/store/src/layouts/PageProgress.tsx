import { Suspense, lazy } from 'react';

const FetchProgress = lazy(() => import('./FetchProgress.tsx'));

/** Loads after the page's own code: the first view does not need it. */
export const PageProgress = () => (
  <Suspense>
    <FetchProgress />
  </Suspense>
);
