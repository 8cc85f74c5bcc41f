import { type Locale, localeOf } from '@patine/core';
import { matchPage } from '../../pages.ts';
import { paths, translatePath } from '../../paths.ts';
import { returnPath } from './return-path.ts';

/** Where somebody goes after logging in: the address they asked for, in the language of their profile; home without. */
export function destination(asked: string | null, own: Locale, origin: string): string {
  const path = returnPath(asked, origin) ?? paths.home(own);
  if (own === localeOf(path)) return path;
  const { pathname, search, hash } = new URL(path, origin);
  const page = matchPage(pathname);
  return page ? translatePath(page, own) + search + hash : path;
}
