import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';

export type FilterBarProps = ComponentPropsWithRef<'div'> & {
  /** Number of active filters. */
  active: number;
  /** Called by the button that opens the filters. */
  onOpen: () => void;
  /** The sort menu with the `bar` look. */
  sort: ReactNode;
};

/**
 * Filter and sort buttons at the bottom of phone screens. Sticky within its list, so that it never covers the footer.
 */
export function FilterBar({ active, onOpen, sort, className, ...rest }: FilterBarProps) {
  return (
    <div
      data-slot="filter-bar"
      className={cx(
        'sticky bottom-0 z-sticky -mx-(--gutter) grid grid-cols-2 gap-3 bg-linear-to-b from-transparent to-paper to-40% px-(--gutter) pt-6 pb-3 sm:hidden',
        className,
      )}
      {...rest}
    >
      <Button tone="ink" aria-haspopup="dialog" onClick={onOpen}>
        <FormattedMessage id="ui.filter-drawer.open" values={{ count: active }} />
      </Button>
      {sort}
    </div>
  );
}
