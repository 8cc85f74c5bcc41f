import type { SearchSuggestions } from '@patine/contract/rest/search-suggestions';
import { MINUTE_MS } from '@patine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { cutText } from '../../lib/cut-text.ts';
import { FETCH_DELAY_MS } from '../../lib/limits.ts';
import { once } from '../../lib/once.ts';
import { useStore } from '../../lib/store-context.tsx';
import { clearRecentSearches, recentSearches } from './recent-searches.ts';

const loadGroups = once(lazyMessages(() => import('./suggestion-groups.ts')));
type Groups = Awaited<ReturnType<typeof loadGroups>>;

/** Suggestions of the search field: recent searches and what sells, then completions of what is typed. */
export function useQuickSearch() {
  const { api, locale } = useStore();
  const intl = useIntl();
  const [groups, setGroups] = useState<Groups | null>(null);
  const [recent, setRecent] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(cutText(typed));
  const { data } = useQuery({
    queryKey: ['suggestions', locale, text],
    queryFn: () => api.read<SearchSuggestions>('/search-suggestions', { text, locale }),
    enabled: groups !== null,
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
    retry: false,
  });
  const onForget = () => {
    clearRecentSearches();
    setRecent([]);
  };
  const sources = { intl, locale, recent, found: data, onForget };
  const open = () => {
    setRecent(recentSearches());
    // Without its code the field stays a plain one.
    void loadGroups().then(setGroups, () => undefined);
  };

  return {
    /** Absent until the field is used: without scripts it is a plain field. */
    ...(groups
      ? {
          suggestions: cutText(typed) === '' ? groups.firstGroups(sources) : groups.typedGroups(sources),
        }
      : {}),
    onFocus: open,
    /** Also called, without `onFocus`, for a field that had the focus before hydration. */
    onType: (words: string) => {
      setTyped(words);
      open();
    },
  };
}

/** Debounces: returns a value once it has stayed the same for `FETCH_DELAY_MS`. */
function useDebouncedValue(value: string) {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), FETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
