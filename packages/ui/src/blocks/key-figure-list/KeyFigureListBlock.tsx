import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { figureVariants, keyFiguresVariants } from './key-figure-list.variants.ts';

export type KeyFigureListBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Figures with their labels. */
  block: BlockOf<'keyFigureList'>;
};

type Columns = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Key figures of the shop, each above its label. */
export function KeyFigureListBlock({ block, ...rest }: KeyFigureListBlockProps) {
  const { title, items } = block;
  if (items.length === 0) {
    devWarning('KeyFigureListBlock', 'has no figure');
    return null;
  }
  // One size for all: that of the longest.
  const length = lengthOf(Math.max(...items.map(({ number }) => number.length)));
  return (
    <section data-slot="key-figure-list-block" {...rest}>
      <BlockHeading title={title} className="mb-8" />
      <dl className={keyFiguresVariants({ columns: Math.min(items.length, 8) as Columns })}>
        {items.map(({ number, text }) => (
          // The figure is displayed first, but the label is read first by screen readers.
          <div
            key={number + text}
            className="flex min-w-0 flex-col-reverse justify-end border-t border-dashed border-field pt-4"
          >
            <dt className="mt-2 max-w-[22ch] text-sm text-pretty hyphens-auto wrap-break-word text-muted xl:text-base">
              {text}
            </dt>
            <dd className={figureVariants({ length })}>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const lengthOf = (length: number) => (length <= 5 ? 'short' : length <= 9 ? 'medium' : 'long');
