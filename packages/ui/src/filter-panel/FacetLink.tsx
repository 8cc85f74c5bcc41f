import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import type { FacetGroup, FacetHref, FacetOption } from './facets.ts';

export type FacetLinkProps = {
  /** Filter that it belongs to. */
  group: FacetGroup;
  /** The value: its name, its count, and whether it is chosen. */
  option: FacetOption;
  /** Address that a press leads to. */
  href: FacetHref;
  /** Look of the link: a line, a tile or a swatch. */
  className: string;
  /** What it shows of the value. */
  children: ReactNode;
};

/** One option as a real link: it works before the page runs, and robots follow it only where they may. */
export function FacetLink({ group, option, href, className, children }: FacetLinkProps) {
  return (
    <Link
      href={href(group, option)}
      rel={group.crawlable ? undefined : 'nofollow'}
      aria-current={option.selected ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
