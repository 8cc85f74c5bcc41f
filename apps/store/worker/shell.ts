import { LOCALES, type Locale } from '@patine/core';
import { OFFLINE_PATHS } from '../src/paths.ts';
import { assetsIn } from './cached-page.ts';

/** Version of this worker's build. */
declare const SHOP_VERSION: string;

const PREFIX = 'shell-';
const SHELL = PREFIX + SHOP_VERSION;

/** Caches the offline pages and their assets during installation. */
export async function cacheShell() {
  const shell = await caches.open(SHELL);
  for (const locale of LOCALES) {
    const response = await fetch(OFFLINE_PATHS[locale], { cache: 'reload', credentials: 'omit' });
    if (!response.ok) throw new Error(`${OFFLINE_PATHS[locale]} returned status ${response.status}`);
    const html = await response.clone().text();
    await shell.put(OFFLINE_PATHS[locale], response);
    await shell.addAll(assetsIn(html));
  }
}

/** Deletes the shells of earlier builds after activation. */
export async function dropOldShells() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== SHELL).map((name) => caches.delete(name)),
  );
}

const fromShell = (key: string | Request) => caches.match(key, { cacheName: SHELL, ignoreVary: true });

/** The offline page of a locale. */
export const readShell = (locale: Locale) => fromShell(OFFLINE_PATHS[locale]);

/** An asset of the offline page. */
export const readAsset = (request: Request) => fromShell(request);
