import { MINUTE_MS } from '@patine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { cutText } from '../../lib/cut-text.ts';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { clearRecentSearches, recentSearches } from './recent-searches.ts';
import { FETCH_DELAY_MS } from '../../lib/limits.ts';

/** Options of the search field: recent searches, then suggestions. */
export function useQuickSearch() {
  const { api, locale } = useStore();
  const intl = useIntl();
  const [recent, setRecent] = useState<string[] | null>(null);
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(cutText(typed));
  const { data } = useQuery({
    queryKey: ['suggestions', locale, text],
    // Loads this code and the search client when a visitor types.
    queryFn: async () =>
      (await import('./suggestion-options.ts')).suggestionOptions({ api, locale, intl }, text),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
    retry: false,
  });

  return {
    /** Absent until the field is used: without scripts it is a plain field. */
    lists:
      recent === null
        ? {}
        : {
            recent: recent.map((search) => ({ text: search, href: paths.search(locale, search) })),
            suggestions: data && text !== '' ? data : [],
          },
    onFocus: () => setRecent(recentSearches()),
    onType: (words: string) => {
      setRecent((known) => known ?? recentSearches());
      setTyped(words);
    },
    onForget: () => {
      clearRecentSearches();
      setRecent([]);
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
