import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { columnShapes, imageColumnsVariants, type ColumnCount } from './image-columns.variants.ts';

export type ImageColumnsBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Images with their text and links, one per column. */
  block: BlockOf<'imageColumns'>;
  /** Image id of each column in order: its own, or that of its newest product; null for none. */
  pictures: readonly (string | null)[];
};

const isColumnCount = (count: number): count is ColumnCount => count in columnShapes;

export function ImageColumnsBlock({ block, pictures, ...rest }: ImageColumnsBlockProps) {
  if (block.images.length === 0) {
    devWarning('ImageColumnsBlock', 'has no images');
    return null;
  }
  const columns = isColumnCount(block.images.length) ? block.images.length : 6;
  return (
    <section data-slot="image-columns" {...rest}>
      <BlockHeading title={block.title} className="mb-5" />
      <ul className={imageColumnsVariants({ columns })}>
        {block.images.map(({ label, path }, index) => (
          <li key={`${path} ${label}`} className="group relative min-w-0">
            <Column picture={pictures[index] ?? null} columns={columns} />
            <Link
              href={path}
              className="mt-3 flex items-baseline justify-between gap-3 font-medium after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
            >
              <span className="min-w-0 wrap-break-word hyphens-auto">{label}</span>
              <span
                aria-hidden
                className="mirrored text-garance transition-transform group-hover:translate-x-[calc(0.25rem*var(--dir))]"
              >
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Column({ picture, columns }: { picture: string | null; columns: ColumnCount }) {
  const { box, sizes, maxWidth } = columnShapes[columns];
  return (
    <span className={`block bg-ecru ${box}`}>
      {picture ? <Picture id={picture} alt="" ratio="fill" sizes={sizes} maxWidth={maxWidth} /> : null}
    </span>
  );
}
