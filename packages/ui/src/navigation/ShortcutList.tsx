import type { NavEntry } from '@patine/contract/content/structure';
import { Link } from '../link/Link.tsx';
import { Picture } from '../picture/Picture.tsx';

export type ShortcutListProps = {
  /** Images of 189 × 284 with their labels. */
  shortcuts: NonNullable<NavEntry['shortcuts']>;
  /** Called when a link is followed. */
  onLeave: () => void;
  /** Position of the images in the panel. */
  className?: string;
};

export function ShortcutList({ shortcuts, onLeave, className }: ShortcutListProps) {
  return (
    <ul className={className}>
      {shortcuts.map(({ label, path, imageUrl }) => (
        <li key={path} className="min-w-0 max-w-47 xl:w-47">
          <Link href={path} onClick={onLeave} className="group block">
            <Picture id={imageUrl} alt="" sizes="189px" maxWidth={384} ratio="shortcut" />
            <span className="mt-2 block text-sm font-semibold wrap-break-word underline-offset-4 group-hover:underline">
              {label}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
