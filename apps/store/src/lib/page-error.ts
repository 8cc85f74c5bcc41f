import { data, redirect } from 'react-router-dom';
import { ApiAwayError, ApiError } from './api-error.ts';

/** Throws an error page with this status. */
export const pageError = (status: 404 | 410 | 500 | 503): never => {
  throw data(null, { status });
};

export const notFound = () => pageError(404);

/** Returns 410: the page existed and was removed. */
export const gone = () => pageError(410);

/** The response that the router shows for a loader's failure; an unexpected error is rethrown and becomes a 500. */
export function toPageError(error: unknown): unknown {
  if (error instanceof ApiAwayError) return data(null, { status: 503 });
  if (error instanceof ApiError) {
    // MALFORMED_REQUEST: the URL holds a value that no entity can have.
    if (error.is('NOT_FOUND') || error.is('MALFORMED_REQUEST')) return data(null, { status: 404 });
    if (error.status >= 500)
      return data(error.body.errorId ?? null, { status: error.status === 501 ? 503 : error.status });
  }
  return error;
}

/** Redirects permanently (301) to the page's canonical URL. */
export const movedTo = (path: string) => redirect(path, 301);
