import type { IntlShape } from 'react-intl';
import { localeOf } from '@patine/core';
import { matchPage, type PageName } from '../../pages.ts';
import { editorPaths } from '../../editor-paths.ts';

/** Pages whose content editors write. */
const WRITTEN: ReadonlySet<PageName> = new Set<PageName>(['home', 'article', 'landing', 'drop']);

/** The screen of the page editor for a page of the shop; null where editors write nothing of it. */
export function editorPathOf(pathname: string): string | null {
  const page = matchPage(pathname);
  if (page === null || !WRITTEN.has(page.name)) return null;
  return editorPaths.pageEditor(localeOf(pathname), `edit=${encodeURIComponent(pathname)}`);
}

export type EditLinkOptions = {
  intl: IntlShape;
  router: { state: { errors: unknown }; subscribe: (listen: () => void) => unknown };
};

/** Shows editors, below the pages that they write, a link to where each is written; none where a page is missing. */
export function showEditLink({ intl: { formatMessage }, router }: EditLinkOptions) {
  const aside = document.createElement('aside');
  aside.className = 'wrap py-3 print:hidden';
  aside.setAttribute('aria-label', formatMessage({ id: 'editLink.label' }));
  const link = document.createElement('a');
  link.className = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4';
  link.textContent = formatMessage({ id: 'editLink.label' });
  aside.append(link);
  const follow = () => {
    const path = router.state.errors ? null : editorPathOf(location.pathname);
    aside.hidden = path === null;
    if (path !== null) link.href = path;
  };
  follow();
  router.subscribe(follow);
  document.body.append(aside);
}
