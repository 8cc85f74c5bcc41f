import type { NavEntry } from '@patine/contract/content/structure';
import { Link } from '../link/Link.tsx';
import { Picture } from '../picture/Picture.tsx';
import { navColumns } from './nav-columns.ts';

export type NavigationPanelProps = {
  id: string;
  /** The first-level entry that it belongs to. */
  entry: NavEntry;
  /** A link was followed. */
  onLeave: () => void;
};

const linkClass = 'inline-block py-1 underline-offset-4 hover:underline';

export function NavigationPanel({ id, entry, onLeave }: NavigationPanelProps) {
  return (
    <div
      id={id}
      data-slot="navigation-panel"
      className="absolute inset-x-0 top-full z-10 hidden animate-appear border-b border-line bg-paper shadow-float xl:block"
    >
      <div className="wrap flex gap-12 py-10">
        {navColumns(entry.children ?? []).map((column) => (
          <ul key={column[0]?.label} className="grid content-start gap-6">
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
        <ul className="ml-auto flex gap-5">
          {entry.shortcuts?.map(({ label, path, imageUrl }) => (
            <li key={path} className="w-47">
              <Link href={path} onClick={onLeave} className="group block">
                <Picture id={imageUrl} alt="" sizes="189px" maxWidth={384} ratio="shortcut" />
                <span className="mt-2 block text-sm font-semibold underline-offset-4 group-hover:underline">
                  {label}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type EntryLinkProps = { entry: NavEntry; heading?: boolean; onLeave: () => void };

function EntryLink({ entry, heading = false, onLeave }: EntryLinkProps) {
  const look = heading ? `${linkClass} font-semibold` : linkClass;
  if (!entry.path) return <span className={look.replace('hover:underline', '')}>{entry.label}</span>;
  return (
    <Link href={entry.path} onClick={onLeave} className={entry.highlighted ? `${look} text-garance` : look}>
      {entry.label}
    </Link>
  );
}
