import { useLocation, useMatches } from 'react-router-dom';
import { matchPage } from '../pages.ts';
import { translatePath } from '../paths.ts';
import type { PageData } from './page-context.ts';
import { useLocale } from './store-context.tsx';

export type Address = {
  /** Path and query of this page. */
  path: string;
  /** The same page in the other language; null for what is no page. */
  alternate: string | null;
};

const alternateOf = (data: unknown) => (data as PageData | null | undefined)?.alternate;

export function useAddress(): Address {
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const told = alternateOf(useMatches().at(-1)?.loaderData);
  const page = matchPage(pathname);
  const path = pathname + search;
  if (told !== undefined) return { path, alternate: told };
  if (!page) return { path, alternate: null };
  const params = Object.fromEntries(
    Object.entries(page.params).map(([key, value]) => [key, decodeURIComponent(value)]),
  );
  return { path, alternate: translatePath({ ...page, params }, locale === 'fr' ? 'en' : 'fr') + search };
}
