import { localeOf } from '@patine/core';
import { matchPage } from '../src/pages.ts';
import { readShell } from './shell.ts';
import { withCachedPages } from './cached-page.ts';
import { PAGES_STORE, PICTURES_STORE, rewritten } from './stores.ts';

/** Maximum number of cached products on the offline page; the most recently viewed. */
const MAX_LINKS = 12;

/** The offline page in the language of a URL, with the cached products. */
export async function offlineResponse({ pathname }: URL): Promise<Response | undefined> {
  const locale = localeOf(pathname);
  const shell = await readShell(locale);
  if (!shell) return undefined;
  const [pages, pictures] = await Promise.all([caches.open(PAGES_STORE), caches.open(PICTURES_STORE)]);
  const keys = (await pages.keys()).filter(({ url }) => {
    const page = matchPage(new URL(url).pathname);
    return page?.name === 'product' && page.locale === locale;
  });
  const cached = await Promise.all(
    keys
      .slice(-MAX_LINKS)
      .toReversed()
      .map(async (key) => ({
        path: new URL(key.url).pathname,
        html: (await (await pages.match(key, { ignoreVary: true }))?.text()) ?? '',
      })),
  );
  const shown = new Set((await pictures.keys()).map(({ url }) => new URL(url).pathname));
  return rewritten(shell, withCachedPages(await shell.text(), cached, shown));
}
