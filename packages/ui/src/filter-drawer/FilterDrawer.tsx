import { lazy, Suspense } from 'react';
import type { FilterDrawerPanelProps } from './FilterDrawerPanel.tsx';

const FilterDrawerPanel = lazy(() => import('./FilterDrawerPanel.tsx'));

export type FilterDrawerProps = FilterDrawerPanelProps & {
  /** True while it covers the page; the first time fetches its code. */
  open: boolean;
};

/** The filters on phones; nothing of the drawer is fetched before it is asked for. */
export function FilterDrawer({ open, ...panel }: FilterDrawerProps) {
  if (!open) return null;
  return (
    <Suspense>
      <FilterDrawerPanel {...panel} />
    </Suspense>
  );
}
