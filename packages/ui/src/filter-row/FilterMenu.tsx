import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { chipVariants } from '../chip/chip.variants.ts';
import { disclosureSheet, useDisclosureMenu } from '../disclosure-menu/use-disclosure-menu.ts';
import { useOpened } from '../disclosure-menu/use-opened.ts';

export type FilterMenuProps = {
  /** Name of the filter. */
  title: string;
  /** Number of its selected values; the values themselves are among the active filters. */
  selected: number;
  /** Number of products of the list. */
  count: number;
  /** Renders the content when opened; the filter panel of the page contains the same filter. */
  children: () => ReactNode;
};

/** A chip that opens a filter: below it on wide screens, as a sheet with title and result button on phones. */
export function FilterMenu({ title, selected, count, children }: FilterMenuProps) {
  const { fold, close } = useDisclosureMenu();
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
          className: `list-none [&::-webkit-details-marker]:hidden ${selected > 0 ? 'border-ink font-semibold' : ''} ${disclosureSheet} in-open:before:bg-scrim sm:in-open:before:bg-transparent`,
        })}
      >
        {selected > 0 ? (
          <FormattedMessage id="ui.filter-row.chosen" values={{ title, count: selected }} />
        ) : (
          title
        )}
        <ChevronDown
          aria-hidden
          className="size-3.5 shrink-0 transition-transform group-open/menu:rotate-180"
        />
      </summary>
      <div className="fixed inset-x-0 bottom-0 z-overlay flex max-h-[80dvh] flex-col border border-line bg-paper shadow-float sm:absolute sm:inset-x-auto sm:top-full sm:bottom-auto sm:start-0 sm:mt-2 sm:max-h-112 sm:w-80 sm:rounded">
        <p aria-hidden className="heading stitch-b px-4 py-3 text-xl sm:hidden">
          {title}
        </p>
        {/* The placeholder is shown until the filter is rendered. */}
        <div
          data-slot="filter-menu-body"
          className="min-h-0 overflow-y-auto overscroll-contain p-4 empty:before:block empty:before:h-32 empty:before:animate-breathe empty:before:rounded empty:before:bg-ecru"
        >
          {opened ? children() : null}
        </div>
        <div className="stitch-t p-4 noscript:hidden">
          <Button tone="ink" className="w-full sm:min-h-11" onClick={close}>
            <FormattedMessage id="ui.filter-drawer.show" values={{ count }} />
          </Button>
        </div>
      </div>
    </details>
  );
}
