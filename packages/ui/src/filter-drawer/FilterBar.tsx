import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';

export type FilterBarProps = {
  /** How many filters are chosen. */
  active: number;
  onOpen: () => void;
  /** The sort menu in its `bar` look. */
  sort: ReactNode;
};

/** Filter and sort at the thumb's place, on phones. */
export function FilterBar({ active, onOpen, sort }: FilterBarProps) {
  return (
    <div
      data-slot="filter-bar"
      className="fixed inset-x-0 bottom-0 z-sticky grid grid-cols-2 gap-3 bg-linear-to-b from-transparent to-paper to-40% px-4 pt-6 pb-3 sm:hidden"
    >
      <Button tone="ink" aria-haspopup="dialog" onClick={onOpen}>
        <FormattedMessage id="ui.filter-drawer.open" values={{ count: active }} />
      </Button>
      {sort}
    </div>
  );
}
