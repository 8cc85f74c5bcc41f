import type { NavEntry } from '@patine/contract/content/structure';
import { useIntl } from 'react-intl';
import { NavigationItem } from './NavigationItem.tsx';
import { useHoverOpen } from './use-hover-open.ts';

export type NavigationProps = {
  /** First-level entries with at most two more levels. */
  entries: readonly NavEntry[];
  /** Id, the target of an anchor link without JavaScript. */
  id?: string;
  /** Position in the header. */
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
      <ul className="flex flex-col py-2 xl:flex-row xl:flex-wrap xl:justify-center xl:gap-x-6 xl:py-0 2xl:h-full">
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
