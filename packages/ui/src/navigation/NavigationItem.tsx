import type { NavEntry } from '@patine/contract/content/structure';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '../badge/Badge.tsx';
import { Link } from '../link/Link.tsx';
import { NavigationPanel } from './NavigationPanel.tsx';

export type NavigationItemProps = {
  entry: NavEntry;
  open: boolean;
  /** A mouse comes over it, or leaves. */
  onPoint: (inside: boolean) => void;
  /** A press or a key asks for its panel, or sends it away. */
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
    <li className="flex items-center 2xl:h-21" onPointerEnter={byMouse(true)} onPointerLeave={byMouse(false)}>
      <Link
        href={entry.path ?? '#'}
        onClick={() => onToggle(false)}
        className="flex min-h-11 items-center gap-1.5 font-medium underline-offset-8 decoration-1 hover:underline data-hot:text-garance"
        data-hot={entry.highlighted || undefined}
      >
        {entry.label}
        {entry.tags?.includes('new') ? (
          <Badge tone="fresh">{formatMessage({ id: 'ui.navigation.new' })}</Badge>
        ) : null}
      </Link>
      {hasPanel ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          aria-label={formatMessage({ id: 'ui.navigation.open' }, { label: entry.label })}
          onClick={() => onToggle(!open)}
          className="sr-only rounded focus-visible:not-sr-only focus-visible:ml-1 pointer-coarse:not-sr-only max-xl:hidden"
        >
          <ChevronDown aria-hidden className="size-5" />
        </button>
      ) : null}
      {hasPanel && open ? (
        <NavigationPanel id={panelId} entry={entry} onLeave={() => onToggle(false)} />
      ) : null}
    </li>
  );
}
