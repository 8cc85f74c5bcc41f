import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { Column, isEmptyColumn } from './Column.tsx';
import { twoColumnsVariants } from './two-columns.variants.ts';

export type TwoColumnsBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Both columns: heading, Markdown, image and button. */
  block: BlockOf<'twoColumns'>;
  /** The Markdown of each column as safe HTML from the host; without it the source is shown. */
  html?: readonly (string | undefined)[];
};

/** Two equal columns with a line between them. */
export function TwoColumnsBlock({ block, html, ...rest }: TwoColumnsBlockProps) {
  const { title } = block;
  const columns = block.columns
    .map((column, index) => ({ column, index, html: html?.[index] }))
    .filter(({ column }) => !isEmptyColumn(column));
  if (columns.length < 2) devWarning('TwoColumnsBlock', `has ${columns.length} column with something in it`);
  if (columns.length === 0) return null;
  const alone = columns.length === 1;
  return (
    <section data-slot="two-columns-block" {...rest}>
      <BlockHeading title={title} className="mb-6" />
      <div className={twoColumnsVariants({ columns: alone ? 1 : 2 })}>
        {columns.map(({ column, index, html: columnHtml }, place) => (
          <Column
            key={index}
            column={column}
            html={columnHtml}
            level={title ? 3 : 2}
            place={alone ? 'alone' : place === 0 ? 'first' : 'second'}
          />
        ))}
      </div>
    </section>
  );
}
