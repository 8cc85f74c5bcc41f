import { PAGES, matchPage } from '../src/pages.ts';

/** Pages that are the same for everybody: all that is ever kept. */
export function isPublicPage({ pathname }: URL): boolean {
  const page = matchPage(pathname);
  return page !== null && PAGES[page.name].access === 'public';
}

/** A whole page that its headers let anybody keep. */
export function isCacheable({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>) {
  const control = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    !redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    /\bpublic\b/.test(control) &&
    !/\b(private|no-store)\b/.test(control)
  );
}
