import type { BlockOf } from '@patine/contract/content/blocks';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { Link } from '../../link/Link.tsx';

export type SeoLinkListBlockProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Title and links of the block. */
  block: BlockOf<'seoLinkList'>;
};

/** Link list at the end of a page, in columns that read downwards. */
export function SeoLinkListBlock({ block, className, ...rest }: SeoLinkListBlockProps) {
  const { title, items } = block;
  if (items.length === 0) {
    devWarning('SeoLinkListBlock', `“${title}” has no link`);
    return null;
  }
  return (
    <nav
      data-slot="seo-link-list-block"
      aria-label={title}
      className={cx('stitch-t grid gap-x-10 gap-y-4 pt-6 lg:grid-cols-[1fr_3fr] xl:pt-8', className)}
      {...rest}
    >
      <BlockHeading title={title} size="sm" />
      <ul className="columns-2 gap-x-6 [column-rule:1px_dashed_var(--line)] sm:columns-3 xl:columns-4 xl:gap-x-10">
        {items.map(({ label, path }) => (
          <li key={path + label} className="break-inside-avoid">
            <Link
              href={path}
              className="inline-block py-1.5 text-sm hyphens-auto wrap-anywhere text-ink-soft decoration-garance underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
