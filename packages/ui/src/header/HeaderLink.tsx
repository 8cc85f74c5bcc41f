import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CountBadge } from './CountBadge.tsx';

export type HeaderLinkProps = {
  /** URL of the link. */
  href: string;
  /** Accessible name with the count: « Panier, 1 pièce ». */
  label: string;
  /** Shown above zero; 99+ above ninety-nine. */
  count?: number;
  /** An icon. */
  children: ReactNode;
};

export function HeaderLink({ href, label, count = 0, children }: HeaderLinkProps) {
  return (
    <Link
      data-slot="header-link"
      href={href}
      className="relative grid size-11 place-items-center rounded transition-colors hover:bg-ecru"
    >
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
      <CountBadge count={count} />
    </Link>
  );
}
