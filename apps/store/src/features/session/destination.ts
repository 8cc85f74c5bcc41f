import { type Locale, localeOf } from '@patine/core';
import { matchPage } from '../../pages.ts';
import { paths, translatePath } from '../../paths.ts';
import { returnPath } from './return-path.ts';

/** The page after login: the requested one in the language of the profile; home by default. */
export function destination(requested: string | null, own: Locale, origin: string): string {
  const path = returnPath(requested, origin) ?? paths.home(own);
  if (own === localeOf(path)) return path;
  const { pathname, search, hash } = new URL(path, origin);
  const page = matchPage(pathname);
  return page ? translatePath(page, own) + search + hash : path;
}
