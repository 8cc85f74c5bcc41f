import { FilterBar } from '@patine/ui/filter-drawer/FilterBar';
import { FilterDrawer } from '@patine/ui/filter-drawer/FilterDrawer';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

export type PhoneFiltersProps = {
  /** Number of active filters. */
  active: number;
  /** Number of matching products. */
  count: number;
  clearHref: string;
  /** The sort menu in its `bar` variant. */
  sort: ReactNode;
  /** The filter panel, rendered when opened. */
  children: ReactNode;
};

export function PhoneFilters({ active, count, clearHref, sort, children }: PhoneFiltersProps) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // A changed list starts at its top.
  const close = () => {
    setOpenedAt(null);
    if (openedAt !== here) scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <>
      <FilterBar active={active} onOpen={() => setOpenedAt(here)} sort={sort} />
      <FilterDrawer
        open={openedAt !== null}
        onClose={close}
        count={count}
        {...(active > 0 ? { clearHref } : {})}
      >
        {children}
      </FilterDrawer>
    </>
  );
}
