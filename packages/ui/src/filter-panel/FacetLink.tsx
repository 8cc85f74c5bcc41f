import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import type { FacetGroup, FacetHref, FacetOption } from './facets.ts';

export type FacetLinkProps = {
  group: FacetGroup;
  option: FacetOption;
  href: FacetHref;
  className: string;
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
