import ChevronDown from 'lucide-react/icons/chevron-down';
import { CachedFragment } from '../provider/CachedFragment.tsx';
import { FooterLink, type FooterItem } from './FooterLink.tsx';

export type FooterGroupProps = {
  /** Heading of the group; toggles the links on phones. */
  title: string;
  /** Links in display order. */
  items: readonly FooterItem[];
};

/** Collapsed on phones, where the groups would be long; open from 43em. */
export function FooterGroup({ title, items }: FooterGroupProps) {
  const list = (
    <ul aria-label={title} className="grid gap-1 pb-4 sm:gap-0 sm:pb-0 sm:text-sm">
      {items.map((item) => (
        <li key={item.path}>
          <FooterLink
            item={item}
            className="inline-block py-1.5 pointer-coarse:py-2.5 underline-offset-4 hover:underline"
          />
        </li>
      ))}
    </ul>
  );

  return (
    <section data-slot="footer-group" className="stitch-b sm:border-0">
      <CachedFragment shows={() => JSON.stringify(['footer', title, items])}>
        <details className="unfold unfold-sm group">
          <summary className="flex min-h-12 list-none items-center justify-between font-semibold sm:pointer-events-none sm:min-h-0 sm:pb-3 [&::-webkit-details-marker]:hidden">
            <h2>{title}</h2>
            <ChevronDown
              aria-hidden
              className="size-5 transition-transform group-open:rotate-180 sm:hidden"
            />
          </summary>
          {list}
        </details>
      </CachedFragment>
    </section>
  );
}
