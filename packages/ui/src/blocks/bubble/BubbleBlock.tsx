import type { BlockOf } from '@patine/contract/content/blocks';
import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { BUBBLES_EAGER } from '../../limits.ts';

const bubbleVariants = cva('', {
  variants: {
    format: {
      shortcut:
        'size-17 rounded-full outline-1 outline-offset-3 outline-line outline-dashed transition-colors group-hover:outline-garance',
      category: 'w-full xl:w-20',
    },
  },
  defaultVariants: { format: 'shortcut' },
});

export type BubbleBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Title and shortcuts of the block. */
  block: BlockOf<'bubble'>;
  /** Image id of each shortcut in order: its own, or that of its newest product; null for none. */
  pictures: readonly (string | null)[];
};

/** Round shortcuts or upright pictures of top categories, which show a garment whole: a scrolling row on phones, all visible on wide screens, where categories fill the page's width. */
export function BubbleBlock({ block, pictures, className, ...rest }: BubbleBlockProps) {
  if (block.items.length === 0) {
    devWarning('BubbleBlock', 'has no items');
    return null;
  }
  const { format } = block;
  const isCategory = format === 'category';
  return (
    <section
      data-slot="bubble"
      aria-label={block.title}
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-5', className)}
      {...rest}
    >
      <BlockHeading title={block.title} size="md" />
      <ul
        className={cx(
          '-my-1.5 -ms-1.5 -me-(--gutter) flex snap-x scroll-p-1.5 gap-y-5 overflow-x-auto overscroll-x-contain py-1.5 ps-1.5 pe-(--gutter) [scrollbar-width:none] max-sm:-ms-(--gutter) max-sm:scroll-ps-(--gutter) max-sm:ps-(--gutter) sm:gap-x-4 xl:me-0 xl:flex-wrap xl:overflow-visible xl:pe-0',
          isCategory
            ? 'gap-x-4 xl:grid xl:grid-cols-4 xl:gap-y-6 xl:has-[>:nth-child(6):last-child]:grid-cols-3'
            : 'gap-x-2',
        )}
      >
        {block.items.map(({ label, path }, index) => (
          <li
            key={`${path} ${label}`}
            className={cx('shrink-0 snap-start', isCategory ? 'w-24 sm:w-28 xl:w-auto' : 'w-21 sm:w-24')}
          >
            <Link
              href={path}
              className={cx(
                'group grid gap-3 rounded text-sm/tight',
                isCategory
                  ? 'xl:grid-cols-[auto_1fr] xl:items-center xl:gap-5 xl:text-lg/tight'
                  : 'justify-items-center text-center',
              )}
            >
              <span className={bubbleVariants({ format })}>
                <Bubble
                  picture={pictures[index] ?? null}
                  label={label}
                  upright={isCategory}
                  eager={!isCategory && index < BUBBLES_EAGER}
                />
              </span>
              <span className="line-clamp-3 w-full wrap-break-word hyphens-auto group-hover:underline group-hover:underline-offset-4">
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type BubbleProps = { picture: string | null; label: string; upright: boolean; eager: boolean };

function Bubble({ picture, label, upright, eager }: BubbleProps) {
  if (picture)
    return (
      <Picture
        id={picture}
        alt=""
        ratio={upright ? 'portrait' : 'round'}
        sizes={upright ? '(min-width: 60em) 80px, (min-width: 43em) 112px, 96px' : '68px'}
        maxWidth={256}
        eager={eager}
      />
    );
  return (
    <span
      aria-hidden
      className={cx(
        'grid place-items-center bg-ecru heading text-2xl uppercase',
        upright ? 'aspect-[512/764]' : 'size-full rounded-full',
      )}
    >
      {[...label.trim()][0]}
    </span>
  );
}
