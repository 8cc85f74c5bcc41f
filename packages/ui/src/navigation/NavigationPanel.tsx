import type { NavEntry } from '@patine/contract/content/structure';
import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../link/Link.tsx';
import { EntryLabel } from './EntryLabel.tsx';
import { navColumns } from './nav-columns.ts';
import { ShortcutList } from './ShortcutList.tsx';

export type NavigationPanelProps = {
  /** Id that the entry’s button controls. */
  id: string;
  /** The first-level entry of the panel. */
  entry: NavEntry;
  /** Called when a link is followed. */
  onLeave: () => void;
};

export default function NavigationPanel({ id, entry, onLeave }: NavigationPanelProps) {
  // Escape takes the panel away. The focus within it goes to its button, where it would else be lost.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.focus();
  };
  const columns = navColumns(withoutPictured(entry));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from its links
    <div
      id={id}
      data-slot="navigation-panel"
      onKeyDown={onKeyDown}
      className="absolute inset-x-0 top-full z-10 hidden animate-appear border-b border-line bg-paper shadow-float xl:block"
    >
      <div className="wrap flex gap-10 py-10 2xl:gap-14">
        <div className="w-40 shrink-0 2xl:w-56">
          <p className="heading text-2xl wrap-break-word">{entry.label}</p>
          {entry.path ? (
            <Link
              href={entry.path}
              onClick={onLeave}
              className="mt-3 inline-flex min-h-11 items-center text-garance underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              <FormattedMessage id="ui.navigation.all" /> <span className="sr-only">{entry.label}</span>
            </Link>
          ) : null}
        </div>
        {columns.map((column) => (
          <ul
            key={column[0]?.label}
            className={cx('grid flex-1 content-start', column.some(hasLinks) && 'gap-6')}
          >
            {column.map((group) => (
              <li key={group.label} className="min-w-36">
                <EntryLink entry={group} heading={column.some(hasLinks)} onLeave={onLeave} />
                {hasLinks(group) ? (
                  <ul>
                    {group.children?.map((child) => (
                      <li key={child.label}>
                        <EntryLink entry={child} onLeave={onLeave} />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        ))}
        <ShortcutList
          shortcuts={entry.shortcuts ?? []}
          onLeave={onLeave}
          className={cx('flex gap-5', columns.length > 0 && 'ms-auto')}
        />
      </div>
    </div>
  );
}

const hasLinks = ({ children }: NavEntry) => (children?.length ?? 0) > 0;

/** Links that a picture with the same label does not already stand for. */
const withoutPictured = ({ children = [], shortcuts = [] }: NavEntry) =>
  children.filter(({ path }) => !shortcuts.some((shortcut) => shortcut.path === path));

type EntryLinkProps = { entry: NavEntry; heading?: boolean; onLeave: () => void };

function EntryLink({ entry, heading = false, onLeave }: EntryLinkProps) {
  const weight = heading ? 'inline-block py-1 font-semibold' : 'inline-block py-1';
  const label = <EntryLabel entry={entry} />;
  if (!entry.path) return <span className={weight}>{label}</span>;
  return (
    <Link href={entry.path} onClick={onLeave} className={`${weight} underline-offset-4 hover:underline`}>
      {label}
    </Link>
  );
}
