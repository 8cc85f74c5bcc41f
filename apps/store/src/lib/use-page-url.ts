import { eachLocale, type Locale } from '@patine/core';
import { useLocation, useMatches } from 'react-router-dom';
import { matchPage } from '../pages.ts';
import { translatePath } from '../paths.ts';
import type { PageData } from './page-loader.ts';
import { useLocale } from './store-context.tsx';

export type PageUrl = {
  /** Path and query of this page. */
  path: string;
  /** URLs of this page by language, including its own; empty for error pages. */
  alternates: Partial<Record<Locale, string>>;
};

const alternatesOf = (data: unknown) => (data as PageData | null | undefined)?.alternates;

export function usePageUrl(): PageUrl {
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const declared = alternatesOf(useMatches().at(-1)?.loaderData);
  const page = matchPage(pathname);
  const path = pathname + search;
  if (declared !== undefined) return { path, alternates: { ...declared, [locale]: path } };
  if (!page) return { path, alternates: {} };
  return {
    path,
    alternates: eachLocale((other) => (other === locale ? path : translatePath(page, other) + search)),
  };
}
