import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';

export type FilterBarProps = ComponentPropsWithRef<'div'> & {
  /** Number of active filters. */
  active: number;
  /** Called by the button that opens the filters. */
  onOpen: () => void;
  /** The sort menu with the `bar` look, on phones alone: wider screens have theirs above the list. */
  sort: ReactNode;
};

/**
 * The button that opens all filters, at the bottom of phones and tablets, and the sort menu beside it on phones. Sticky
 * within its list, so that it never covers the footer. Wide screens have the filters in a column instead.
 */
export function FilterBar({ active, onOpen, sort, className, ...rest }: FilterBarProps) {
  return (
    <div
      data-slot="filter-bar"
      className={cx(
        'sticky bottom-0 z-sticky -mx-(--gutter) grid grid-cols-2 gap-3 bg-linear-to-b from-transparent to-paper to-40% px-(--gutter) pt-6 pb-3 sm:pointer-events-none sm:flex sm:justify-center sm:bg-none xl:hidden',
        className,
      )}
      {...rest}
    >
      <Button
        tone="ink"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="sm:pointer-events-auto sm:px-10 sm:shadow-float"
      >
        <FormattedMessage id="ui.filter-drawer.open" values={{ count: active }} />
      </Button>
      <div className="contents sm:hidden">{sort}</div>
    </div>
  );
}
