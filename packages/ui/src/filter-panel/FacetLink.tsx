import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import type { FacetGroup, FacetHref, FacetOption } from './facets.ts';

export type FacetLinkProps = {
  /** Filter of the option. */
  group: FacetGroup;
  /** The option: name, count, and whether it is selected. */
  option: FacetOption;
  /** Returns the URL after a click. */
  href: FacetHref;
  /** Classes of the link: a line, a tile or a swatch. */
  className: string;
  /** Displayed content. */
  children: ReactNode;
};

/** An option as a link, which works before hydration. Search engines follow it only when the filter is crawlable. */
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
