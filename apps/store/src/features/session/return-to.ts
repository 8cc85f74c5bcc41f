import { PASSWORD_RESET_MINUTES, MINUTE_MS } from '@patine/core';
import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'way-on';

/**
 * Keeps where somebody was going when they asked for a new password: the link in their mail opens another page. Kept
 * for as long as that link works.
 */
export const rememberReturnTo = (path: string | null, now: number) =>
  remember(KEY, path === null ? '' : `${now} ${path}`);

/** Where they were going; undefined when nowhere, or too long ago. */
export function returnTo(now: number): string | undefined {
  const [at = '', path] = remembered(KEY).split(' ');
  return now - Number(at) < PASSWORD_RESET_MINUTES * MINUTE_MS ? path : undefined;
}
