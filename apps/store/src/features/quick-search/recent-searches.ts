import { RECENT_SEARCHES } from '@patine/core';
import { remember, remembered } from '../../lib/browser-storage.ts';
import { cutText } from '../../lib/cut-text.ts';

const KEY = 'searches';

/** What was searched for in this browser, the last one first. */
export const recentSearches = (): string[] => remembered(KEY).split('\n').filter(Boolean);

/** A search made again is the last one; of more than are kept the oldest goes. */
export function rememberSearch(typed: string) {
  const text = cutText(typed);
  if (text === '') return;
  const same = (other: string) => other.toLowerCase() === text.toLowerCase();
  const others = recentSearches().filter((other) => !same(other));
  remember(KEY, [text, ...others].slice(0, RECENT_SEARCHES).join('\n'));
}

export const clearRecentSearches = () => remember(KEY, '');
