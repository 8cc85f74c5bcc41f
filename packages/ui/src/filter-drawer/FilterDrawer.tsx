import { lazy, Suspense } from 'react';
import type { FilterDrawerPanelProps } from './FilterDrawerPanel.tsx';

const FilterDrawerPanel = lazy(() => import('./FilterDrawerPanel.tsx'));

export type FilterDrawerProps = FilterDrawerPanelProps & {
  /** True while it is open. Its code is loaded the first time. */
  open: boolean;
};

/** The filters on phones; the drawer's code is loaded when it first opens. */
export function FilterDrawer({ open, ...panel }: FilterDrawerProps) {
  if (!open) return null;
  return (
    <Suspense>
      <FilterDrawerPanel {...panel} />
    </Suspense>
  );
}
