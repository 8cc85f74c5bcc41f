import { RECENT_SEARCHES } from '@patine/core';
import { remember, remembered } from '../../lib/browser-storage.ts';
import { cutText } from '../../lib/cut-text.ts';

const KEY = 'searches';

/** Searches made in this browser, most recent first. */
export const recentSearches = (): string[] => remembered(KEY).split('\n').filter(Boolean);

/** A repeated search moves to the top; above the limit the oldest is dropped. */
export function rememberSearch(typed: string) {
  const text = cutText(typed);
  if (text === '') return;
  const same = (other: string) => other.toLowerCase() === text.toLowerCase();
  const others = recentSearches().filter((other) => !same(other));
  remember(KEY, [text, ...others].slice(0, RECENT_SEARCHES).join('\n'));
}

export const clearRecentSearches = () => remember(KEY, '');
