import { FilterBar } from '@patine/ui/filter-drawer/FilterBar';
import { FilterDrawer } from '@patine/ui/filter-drawer/FilterDrawer';
import { SortMenu } from '@patine/ui/sort-menu/SortMenu';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import Panel, { type PanelProps } from './Panel.tsx';
import { sortOptions } from './sort-options.ts';
import { useListAddress } from './use-list-address.ts';

export type DrawerFiltersProps = PanelProps & {
  /** Filters of the list, which `shown` follows. */
  filters: ShopFilters;
  /** Number of active filters. */
  active: number;
  /** Number of matching products. */
  count: number;
};

/** All filters where the screen has no room for their column: a button opens them in a drawer. */
export default function DrawerFilters({ active, count, filters, ...panel }: DrawerFiltersProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const { address, clearHref } = useListAddress(filters);
  const here = pathname + search;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // A changed list starts at its top.
  const close = () => {
    setOpenedAt(null);
    if (openedAt !== here) scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <>
      {/* A chip of a typed search stands for several values: only chips that are one value each have a number here. */}
      <FilterBar
        active={filters.typed === undefined ? active : 0}
        onOpen={() => setOpenedAt(here)}
        sort={<SortMenu options={sortOptions(filters, address, intl)} look="bar" />}
      />
      <FilterDrawer
        open={openedAt !== null}
        onClose={close}
        count={count}
        {...(active > 0 ? { clearHref } : {})}
      >
        <Panel {...panel} />
      </FilterDrawer>
    </>
  );
}
