import type { ComponentPropsWithRef } from 'react';
import { Link } from '../link/Link.tsx';
import { NewTabNote } from '../link/NewTabNote.tsx';

export type FooterItem = {
  label: string;
  path: string;
  target?: string | undefined;
  rel?: string | undefined;
};

export type FooterLinkProps = Omit<ComponentPropsWithRef<typeof Link>, 'href' | 'target' | 'rel'> & {
  /** The link as editors write it. */
  item: FooterItem;
};

/** A link of the footer, also in the phone menu. */
export const FooterLink = ({ item: { label, path, target, rel }, ...rest }: FooterLinkProps) => (
  <Link href={path} target={target} rel={target === '_blank' ? (rel ?? 'noopener') : rel} {...rest}>
    {label}
    {target === '_blank' ? <NewTabNote /> : null}
  </Link>
);
