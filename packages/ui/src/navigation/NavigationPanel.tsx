import type { NavEntry } from '@patine/contract/content/structure';
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
  return (
    <div
      id={id}
      data-slot="navigation-panel"
      className="absolute inset-x-0 top-full z-10 hidden animate-appear border-b border-line bg-paper shadow-float xl:block"
    >
      <div className="wrap flex gap-12 py-10">
        {navColumns(entry.children ?? []).map((column) => (
          <ul key={column[0]?.label} className="grid flex-1 content-start gap-6">
            {column.map((group) => (
              <li key={group.label} className="min-w-36">
                <EntryLink entry={group} heading onLeave={onLeave} />
                <ul>
                  {group.children?.map((child) => (
                    <li key={child.label}>
                      <EntryLink entry={child} onLeave={onLeave} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        ))}
        <ShortcutList shortcuts={entry.shortcuts ?? []} onLeave={onLeave} className="ms-auto flex gap-5" />
      </div>
    </div>
  );
}

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
