import { data, redirect } from 'react-router-dom';
import { ApiAwayError, ApiError } from './api-error.ts';

/** Ends a loader with an error page of this status. */
export const pageError = (status: 404 | 410 | 500 | 503): never => {
  throw data(null, { status });
};

export const notFound = () => pageError(404);

/** It was here, and comes back no more. */
export const gone = () => pageError(410);

/** What the router shows for a loader's failure; anything unexpected stays what it is, and becomes a 500. */
export function toPageError(error: unknown): unknown {
  if (error instanceof ApiAwayError) return data(null, { status: 503 });
  if (error instanceof ApiError) {
    // What its address holds is nothing that anything here could be called.
    if (error.is('NOT_FOUND') || error.is('MALFORMED_REQUEST')) return data(null, { status: 404 });
    if (error.status >= 500) return data(null, { status: error.status === 501 ? 503 : error.status });
  }
  return error;
}

/** Leads to the page's own address for good. */
export const movedTo = (path: string) => redirect(path, 301);
