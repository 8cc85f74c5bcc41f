import { PAGES, matchPage, type PageMatch } from '../../pages.ts';
import type { PageContext } from './event.ts';

export type Seen = { pathname: string; search: string; title: string; referrer: string; origin: string };

const isPublic = (page: PageMatch | null) => page !== null && PAGES[page.name].access === 'public';

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '');

/** Public pages are identified by their path, others by their pattern, which contains no tokens or ids. */
export function pageContext({ pathname, search, title, referrer, origin }: Seen): PageContext {
  const page = matchPage(pathname);
  const open = isPublic(page);
  const path = page && !open ? PAGES[page.name][page.locale] : open ? pathname : '/404';
  const query = open ? search : '';
  const from = originOf(referrer);
  return {
    path,
    title: open ? title : '',
    url: origin + path + query,
    search: query,
    referrer: from === origin ? '' : from,
  };
}
