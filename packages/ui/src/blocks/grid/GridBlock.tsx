import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { GridCell } from './GridCell.tsx';
import { gridVariants } from './grid.variants.ts';

export type GridBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Heading and one to twelve cells, each with text, an optional image and an optional link. */
  block: BlockOf<'grid'>;
};

/** Short topics side by side. */
export function GridBlock({ block, ...rest }: GridBlockProps) {
  const { title, items } = block;
  if (items.length === 0) {
    devWarning('GridBlock', 'has no cell');
    return null;
  }
  return (
    <section data-slot="grid-block" {...rest}>
      <BlockHeading title={title} className="mb-6" />
      <ul className={gridVariants({ columns: columnsFor(items.length) })}>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- cells have no id and a fixed order
          <GridCell key={index} item={item} level={title ? 3 : 2} alone={items.length === 1} />
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the columns: up to four cells are one row; more are rows of four when that leaves no gap, otherwise of three.
 */
const columnsFor = (count: number) => {
  if (count <= 4) return count as 1 | 2 | 3 | 4;
  return count % 4 === 0 || count === 7 || count === 11 ? 4 : 3;
};
