import { LOCALES, type Locale } from '@patine/core';
import { OFFLINE_PATHS } from '../src/paths.ts';
import { assetsIn } from './cached-page.ts';

/** Of the build that this worker belongs to. */
declare const SHOP_VERSION: string;

const PREFIX = 'shell-';
const SHELL = PREFIX + SHOP_VERSION;

/** Fetches the pages without network, with what they look like, before this worker takes over. */
export async function cacheShell() {
  const shell = await caches.open(SHELL);
  for (const locale of LOCALES) {
    const answer = await fetch(OFFLINE_PATHS[locale], { cache: 'reload', credentials: 'omit' });
    if (!answer.ok) throw new Error(`${OFFLINE_PATHS[locale]} answered ${answer.status}`);
    const html = await answer.clone().text();
    await shell.put(OFFLINE_PATHS[locale], answer);
    await shell.addAll(assetsIn(html));
  }
}

/** Those of earlier builds go when this one has taken over. */
export async function dropOldShells() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== SHELL).map((name) => caches.delete(name)),
  );
}

const fromShell = (key: string | Request) => caches.match(key, { cacheName: SHELL, ignoreVary: true });

/** The page without network in a language. */
export const readShell = (locale: Locale) => fromShell(OFFLINE_PATHS[locale]);

/** Something that the page without network is made of. */
export const readAsset = (request: Request) => fromShell(request);
