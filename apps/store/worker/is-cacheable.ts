import { PAGES, matchPage } from '../src/pages.ts';

/** Only public pages are ever cached. */
export function isPublicPage({ pathname }: URL): boolean {
  const page = matchPage(pathname);
  return page !== null && PAGES[page.name].access === 'public';
}

/** True for a complete page whose headers allow caching. */
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
