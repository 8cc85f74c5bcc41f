import { FilterBar } from '@patine/ui/filter-drawer/FilterBar';
import { FilterDrawer } from '@patine/ui/filter-drawer/FilterDrawer';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

export type DrawerFiltersProps = {
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

/** All filters where the screen has no room for their column: a button opens them in a drawer. */
export function DrawerFilters({ active, count, clearHref, sort, children }: DrawerFiltersProps) {
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
