import { Suspense, lazy } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { lazyMessages } from '../i18n/lazy-messages.ts';

/** Fetched once the browser is idle (`visit.ts`), so that it is there when the network no longer is. */
export const fetchErrorPage = lazyMessages(() => import('./ErrorPage.tsx'));

const ErrorPage = lazy(fetchErrorPage);

export function PageErrorBoundary() {
  const error = useRouteError();
  return (
    <Suspense>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Suspense>
  );
}
