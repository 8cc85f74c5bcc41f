import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { remember, remembered } from '../../lib/browser-storage.ts';
import { parseFilters } from '../../lib/parse-filters.ts';
import { EXCLUSION_NAMES, serializeFilters, type ShopFilters } from '../../lib/shop-filters.ts';

const KEY = 'exclusions';

const exclusionsOf = (filters: ShopFilters): ShopFilters =>
  Object.fromEntries(EXCLUSION_NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

/**
 * Makes exclusions persistent: a list opened without exclusions gets those of the previous list, until the visitor removes them
 * there.
 */
export function useLastingExclusions(filters: ShopFilters, address: (filters: ShopFilters) => string) {
  const navigate = useNavigate();
  const before = useRef('');
  const now = serializeFilters(exclusionsOf(filters));

  useEffect(() => {
    const letGo = now === '' && before.current !== '';
    before.current = now;
    if (now !== '' || letGo) return remember(KEY, now);
    const lasting = exclusionsOf(parseFilters('', remembered(KEY)));
    if (serializeFilters(lasting) !== '')
      void navigate(address({ ...filters, ...lasting }), { replace: true });
  });
}
