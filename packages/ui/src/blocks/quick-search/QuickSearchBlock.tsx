import type { BlockOf } from '@patine/contract/content/blocks';
import { cx } from 'class-variance-authority';
import Search from 'lucide-react/icons/search';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { Link } from '../../link/Link.tsx';

export type QuickSearchBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Title and searches of the block, each with its URL. */
  block: BlockOf<'quickSearch'>;
};

/** Predefined searches as large inline text. */
export function QuickSearchBlock({ block, className, ...rest }: QuickSearchBlockProps) {
  if (block.items.length === 0) {
    devWarning('QuickSearchBlock', `has no searches under “${block.title}”`);
    return null;
  }
  return (
    <section
      data-slot="quick-search"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-2 stitch-t stitch-b py-8 lg:grid-cols-[auto_minmax(0,1fr)] xl:py-10',
        className,
      )}
      {...rest}
    >
      <div className="flex items-center gap-3 self-start lg:min-h-12">
        <Search aria-hidden className="size-5 text-garance" />
        <BlockHeading title={block.title} size="sm" />
      </div>
      <ul className="text-xl leading-12 sm:text-2xl">
        {block.items.map(({ label, path }, index) => (
          <li key={`${path} ${label}`} className="inline">
            <Link
              href={path}
              className="inline-block max-w-full heading wrap-break-word decoration-1 underline-offset-4 hover:text-garance hover:underline"
            >
              {label}
            </Link>
            {index < block.items.length - 1 ? (
              <span aria-hidden className="text-line">
                {' / '}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
