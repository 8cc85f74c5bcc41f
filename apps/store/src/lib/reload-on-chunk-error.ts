import { CHUNK_LOAD_ERROR } from './chunk-load-error.ts';
import { CHUNK_RELOAD_GUARD_MS } from './limits.ts';

const KEY = 'code-gone';

/** True unless the page was reloaded less than a minute ago; a clock that was set back counts as long ago. */
export function mayReload(last: string | null, now: number): boolean {
  const age = now - Number(last ?? Number.NaN);
  return !(age >= 0 && age < CHUNK_RELOAD_GUARD_MS);
}

/** Records a reload and returns whether it is allowed; without session storage it is not. */
function take(now: number): boolean {
  try {
    if (!mayReload(sessionStorage.getItem(KEY), now)) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the current page, or the one being navigated to, when a chunk is missing: at most once a minute. */
export function reloadOnChunkError(wanted: () => string) {
  addEventListener(CHUNK_LOAD_ERROR, (event) => {
    if (!navigator.onLine || !take(Date.now())) return;
    event.preventDefault();
    const to = wanted();
    if (to === location.pathname + location.search + location.hash) location.reload();
    else location.assign(to);
  });
}
