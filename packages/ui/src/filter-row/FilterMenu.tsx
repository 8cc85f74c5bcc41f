import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { chipVariants } from '../chip/chip.variants.ts';
import { disclosureSheet, useDisclosureMenu } from '../disclosure-menu/use-disclosure-menu.ts';
import { useOpened } from '../disclosure-menu/use-opened.ts';

export type FilterMenuProps = {
  /** Text of the chip: the filter and its selected values. */
  label: string;
  /** True when a value is selected; the chip is then dark. */
  active: boolean;
  /** Renders the content when opened; the filter panel of the page contains the same filter. */
  children: () => ReactNode;
};

/** A chip that opens a filter: below it on wide screens, at the bottom of the screen on phones. */
export function FilterMenu({ label, active, children }: FilterMenuProps) {
  const { fold } = useDisclosureMenu();
  const { opened, onToggle } = useOpened(fold.ref);
  return (
    <details
      {...fold}
      // The visitor may have opened it before hydration.
      suppressHydrationWarning
      onToggle={onToggle}
      data-slot="filter-menu"
      name="filter-menu"
      className="group/menu relative shrink-0"
    >
      <summary
        className={chipVariants({
          active,
          className: `max-w-64 list-none [&::-webkit-details-marker]:hidden ${disclosureSheet} before:bg-scrim sm:before:bg-transparent`,
        })}
      >
        <span className="truncate">{label}</span>
        <ChevronDown
          aria-hidden
          className="size-3.5 shrink-0 transition-transform duration group-open/menu:rotate-180"
        />
      </summary>
      <div
        className={cx(
          'fixed inset-x-0 bottom-0 z-overlay max-h-[70vh] overflow-y-auto border border-line bg-paper p-4 pb-6 shadow-float sm:absolute sm:inset-x-auto sm:top-full sm:bottom-auto sm:left-0 sm:mt-2 sm:max-h-96 sm:w-80 sm:rounded sm:p-4',
          // Placeholder while the filter loads.
          'empty:before:block empty:before:h-32 empty:before:animate-breathe empty:before:rounded empty:before:bg-ecru',
        )}
      >
        {opened ? children() : null}
      </div>
    </details>
  );
}
