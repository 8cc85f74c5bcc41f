import type { NavEntry } from '@patine/contract/content/structure';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, lazy, useId, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';
import { EntryLabel } from './EntryLabel.tsx';

/** Loaded when a panel first opens, because phones have none. */
const NavigationPanel = lazy(() => import('./NavigationPanel.tsx'));

export type NavigationItemProps = {
  /** The first-level entry: text, URL and children. */
  entry: NavEntry;
  /** True while its panel is open. */
  open: boolean;
  /** Called when a mouse enters or leaves. */
  onPoint: (inside: boolean) => void;
  /** Called when a click or a key opens or closes its panel. */
  onToggle: (open: boolean) => void;
};

export function NavigationItem({ entry, open, onPoint, onToggle }: NavigationItemProps) {
  const { formatMessage } = useIntl();
  const panelId = useId();
  const hasPanel = !!entry.children?.length || !!entry.shortcuts?.length;
  const byMouse = (inside: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onPoint(inside && hasPanel);
  };

  return (
    <li
      className="flex items-center 2xl:h-full"
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false)}
    >
      <Link
        href={entry.path ?? '#'}
        onClick={() => onToggle(false)}
        className="flex min-h-11 items-center font-medium underline-offset-8 decoration-1 hover:underline"
      >
        <EntryLabel entry={entry} />
      </Link>
      {hasPanel ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          aria-label={formatMessage({ id: 'ui.navigation.open' }, { label: entry.label })}
          onClick={() => onToggle(!open)}
          className="sr-only rounded focus-visible:not-sr-only focus-visible:ms-1 pointer-coarse:not-sr-only max-xl:hidden"
        >
          <ChevronDown aria-hidden className="size-5" />
        </button>
      ) : null}
      {hasPanel && open ? (
        // The target of aria-controls exists from the start.
        <Suspense fallback={<div id={panelId} />}>
          <NavigationPanel id={panelId} entry={entry} onLeave={() => onToggle(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}
