import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { remember, remembered } from '../../lib/browser-storage.ts';
import { parseFilters } from '../../lib/parse-filters.ts';
import { LASTING_EXCLUSIONS, serializeFilters, type ShopFilters } from '../../lib/shop-filters.ts';

const KEY = 'exclusions';

const exclusionsOf = (filters: ShopFilters): ShopFilters =>
  Object.fromEntries(LASTING_EXCLUSIONS.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

/**
 * Makes exclusions persistent: a list opened without exclusions gets those of the previous list, until the visitor removes them
 * there. What a search text excludes is of that search alone: it gets the lasting exclusions once and changes none.
 */
export function useLastingExclusions(filters: ShopFilters, address: (filters: ShopFilters) => string) {
  const navigate = useNavigate();
  const before = useRef('');
  const given = useRef<string>(undefined);
  const { typed } = filters;
  const now = serializeFilters(exclusionsOf(filters));

  useEffect(() => {
    const letGo = now === '' && before.current !== '';
    before.current = now;
    if (now !== '' || letGo || (typed !== undefined && given.current === typed)) {
      given.current = typed;
      if (typed === undefined) remember(KEY, now);
      return;
    }
    given.current = typed;
    const lasting = exclusionsOf(parseFilters('', remembered(KEY)));
    if (serializeFilters(lasting) !== '')
      void navigate(address({ ...filters, ...lasting }), { replace: true });
  });
}
