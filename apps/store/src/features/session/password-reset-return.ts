import { PASSWORD_RESET_MINUTES, MINUTE_MS } from '@patine/core';
import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'way-on';

/** Stores the return path while a password reset email is pending, as long as its link is valid: the link opens another page. */
export const rememberReturnTo = (path: string | null, now: number) =>
  remember(KEY, path === null ? '' : `${now} ${path}`);

/** The stored return path; undefined if there is none or it has expired. */
export function returnTo(now: number): string | undefined {
  const [at = '', path] = remembered(KEY).split(' ');
  return now - Number(at) < PASSWORD_RESET_MINUTES * MINUTE_MS ? path : undefined;
}
