import type { NavEntry } from '@patine/contract/content/structure';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusField } from '../field/focus-field.ts';
import { Drawer } from '../drawer/Drawer.tsx';
import { Link } from '../link/Link.tsx';
import { EntryLabel } from './EntryLabel.tsx';
import { ShortcutList } from './ShortcutList.tsx';

export type MobileMenuProps = {
  /** First-level entries with at most two more levels. */
  entries: readonly NavEntry[];
  /** True while it is open. */
  open: boolean;
  /** Called with false when the visitor closes it or follows a link. */
  onOpenChange: (open: boolean) => void;
  /** Further links below the first level; what it is given closes the menu. */
  renderMore?: ((close: () => void) => ReactNode) | undefined;
  /** Content that stays at the bottom: language switch, app link. */
  footer?: ReactNode;
};

const row =
  'flex min-h-13 w-full items-center justify-between gap-3 border-b border-line py-2 text-start text-lg';

/** Shows one level at a time; a back button leads to the parent level. */
export function MobileMenu({ entries, open, onOpenChange, renderMore, footer }: MobileMenuProps) {
  const { formatMessage } = useIntl();
  const [trail, setTrail] = useState<readonly NavEntry[]>([]);
  const here = trail.at(-1);
  // The list above has the others as links.
  const shortcuts = (here?.shortcuts ?? []).filter(
    ({ path }) => path !== here?.path && !here?.children?.some((child) => child.path === path),
  );
  const close = () => {
    onOpenChange(false);
    setTrail([]);
  };

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      side="left"
      title={here?.label ?? formatMessage({ id: 'ui.navigation.menu' })}
      footer={footer}
    >
      {here ? (
        <button
          type="button"
          ref={focusField}
          key={here.label}
          className={`${row} justify-start text-base text-muted`}
          onClick={() => setTrail(trail.slice(0, -1))}
        >
          <ArrowLeft aria-hidden className="mirrored size-5" />
          <FormattedMessage id="ui.navigation.back" />
        </button>
      ) : null}
      <ul>
        {here?.path ? (
          <li>
            <Link href={here.path} onClick={close} className={`${row} font-semibold`}>
              <span>
                <FormattedMessage id="ui.navigation.all" /> <span className="sr-only">{here.label}</span>
              </span>
            </Link>
          </li>
        ) : null}
        {(here?.children ?? entries).map((entry) => (
          <li key={entry.label}>
            {entry.children?.length ? (
              <button type="button" className={row} onClick={() => setTrail([...trail, entry])}>
                <EntryLabel entry={entry} />
                <ChevronRight aria-hidden className="mirrored size-5 text-muted" />
              </button>
            ) : (
              <Link href={entry.path ?? '#'} onClick={close} className={row}>
                <EntryLabel entry={entry} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {shortcuts.length > 0 ? (
        <ShortcutList shortcuts={shortcuts} onLeave={close} className="grid grid-cols-2 gap-4 pt-6" />
      ) : null}
      {here ? null : renderMore?.(close)}
    </Drawer>
  );
}
