import { lazy, Suspense, type ReactNode } from 'react';

const FilterDrawerPanel = lazy(() => import('./FilterDrawerPanel.tsx'));

export type FilterDrawerProps = {
  open: boolean;
  onClose: () => void;
  /** Pieces that the filters leave, told on the button that closes. */
  count: number;
  /** Address of the list without any filter; absent while none is chosen. */
  clearHref?: string;
  /** The filter panel. */
  children: ReactNode;
};

/** The filters on phones; nothing of the drawer is fetched before it is asked for. */
export function FilterDrawer(props: FilterDrawerProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <FilterDrawerPanel {...props} />
    </Suspense>
  );
}
