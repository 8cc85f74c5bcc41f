import type { BlockOf } from '@patine/contract/content/blocks';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { gridCellVariants } from './grid.variants.ts';

type GridCellProps = {
  item: BlockOf<'grid'>['items'][number];
  /** Heading level: below that of the block, if it has a heading. */
  level: 2 | 3;
  /** True for the only cell, which has a horizontal layout. */
  alone: boolean;
};

export function GridCell({ item, level, alone }: GridCellProps) {
  const { title, text, path, imageUrl, imageAlt } = item;
  const Heading = `h${level}` as const;
  return (
    <li className={gridCellVariants({ look: imageUrl ? (alone ? 'alone' : 'picture') : 'words' })}>
      {imageUrl ? (
        <div className={alone ? 'aspect-landscape' : 'aspect-square sm:aspect-landscape'}>
          <Picture
            id={imageUrl}
            alt={imageAlt}
            ratio="fill"
            sizes={alone ? '(min-width: 43em) 50vw, 100vw' : '(min-width: 43em) 33vw, 7rem'}
            maxWidth={alone ? 1024 : 768}
          />
        </div>
      ) : null}
      <div className="min-w-0">
        {path ? (
          <Heading className="room-below line-clamp-6 heading text-xl wrap-break-word hyphens-auto">
            <Link
              href={path}
              className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>{' '}
            <span aria-hidden className="text-garance">
              →
            </span>
          </Heading>
        ) : (
          <BlockHeading title={title} level={level} size="sm" />
        )}
        {text ? <p className="mt-2 text-pretty wrap-break-word text-ink-soft">{text}</p> : null}
      </div>
    </li>
  );
}
