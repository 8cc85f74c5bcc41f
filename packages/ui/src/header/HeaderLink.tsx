import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CountBadge } from './CountBadge.tsx';

export type HeaderLinkProps = {
  /** Page that the icon leads to. */
  href: string;
  /** Where it leads, with the count in words: « Panier, 1 pièce ». */
  label: string;
  /** Shown when above none; 99+ beyond ninety-nine. */
  count?: number;
  /** An icon. */
  children: ReactNode;
};

export function HeaderLink({ href, label, count = 0, children }: HeaderLinkProps) {
  return (
    <Link
      data-slot="header-link"
      href={href}
      className="relative grid size-11 place-items-center rounded transition-colors duration hover:bg-ecru"
    >
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
      <CountBadge count={count} />
    </Link>
  );
}
