import type { NavEntry } from '@patine/contract/content/structure';
import { useIntl } from 'react-intl';
import { NavigationItem } from './NavigationItem.tsx';
import { useHoverOpen } from './use-hover-open.ts';

export type NavigationProps = {
  /** First-level entries, with two more levels below them at most. */
  entries: readonly NavEntry[];
  /** Id that a link may jump to where there is no JavaScript. */
  id?: string;
  /** Where it stands in the header. */
  className?: string;
};

export function Navigation({ entries, id, className }: NavigationProps) {
  const { formatMessage } = useIntl();
  const { container, open, after, now } = useHoverOpen();
  return (
    <nav
      ref={container}
      data-slot="navigation"
      id={id}
      aria-label={formatMessage({ id: 'ui.navigation.label' })}
      className={className}
    >
      <ul className="flex flex-col py-2 xl:flex-row xl:gap-6 xl:py-0 2xl:h-full">
        {entries.map((entry, index) => (
          <NavigationItem
            key={entry.label}
            entry={entry}
            open={open === index}
            onPoint={(inside) => after(inside ? index : null)}
            onToggle={(next) => now(next ? index : null)}
          />
        ))}
      </ul>
    </nav>
  );
}
