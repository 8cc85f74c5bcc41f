import { FilterBar } from '@patine/ui/filter-drawer/FilterBar';
import { FilterDrawer } from '@patine/ui/filter-drawer/FilterDrawer';
import { useState, type ReactNode } from 'react';

export type PhoneFiltersProps = {
  /** How many filters are chosen. */
  active: number;
  /** Pieces that they leave. */
  count: number;
  clearHref: string;
  /** The sort menu in its `bar` look. */
  sort: ReactNode;
  /** The filter panel, drawn once it is opened. */
  children: ReactNode;
};

export function PhoneFilters({ active, count, clearHref, sort, children }: PhoneFiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilterBar active={active} onOpen={() => setOpen(true)} sort={sort} />
      <FilterDrawer
        open={open}
        onClose={() => setOpen(false)}
        count={count}
        {...(active > 0 ? { clearHref } : {})}
      >
        {children}
      </FilterDrawer>
    </>
  );
}
