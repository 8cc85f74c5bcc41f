import { Suspense, lazy } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { lazyMessages } from '../i18n/lazy-messages.ts';

/** Preloaded once somebody looks around (`start-visit.ts`), so that the error page works offline. */
export const fetchErrorPage = lazyMessages(() => import('./ErrorPage.tsx'));

const ErrorPage = lazy(fetchErrorPage);

export function PageErrorBoundary() {
  const error = useRouteError();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  return (
    <Suspense>
      <ErrorPage status={status} code={typeof data === 'string' ? data : null} />
    </Suspense>
  );
}
