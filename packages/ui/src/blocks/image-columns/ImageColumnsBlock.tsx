import type { Block } from '@patine/contract/content/blocks';
import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { imageColumnsVariants } from './image-columns.variants.ts';

export type ImageColumnsBlockProps = {
  block: Extract<Block, { type: 'imageColumns' }>;
  /** Picture of each column, in order: its own, or the newest piece's; null where neither is. */
  pictures: readonly (string | null)[];
};

type Columns = 1 | 2 | 3 | 4 | 5 | 6;

const isColumns = (count: number): count is Columns => count >= 1 && count <= 6;

export function ImageColumnsBlock({ block, pictures }: ImageColumnsBlockProps) {
  const count = block.images.length;
  const single = count === 1;
  return (
    <section data-slot="image-columns">
      {block.title ? <h2 className="mb-5 heading text-3xl">{block.title}</h2> : null}
      <ul className={imageColumnsVariants({ columns: isColumns(count) ? count : 6 })}>
        {block.images.map(({ label, path }, index) => (
          <li key={path} className="group relative">
            <Column picture={pictures[index] ?? null} single={single} />
            <Link
              href={path}
              className="mt-3 flex items-baseline justify-between gap-3 font-medium after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
            >
              {label}
              <span
                aria-hidden
                className="text-garance transition-transform duration group-hover:translate-x-1"
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

function Column({ picture, single }: { picture: string | null; single: boolean }) {
  const ratio = single ? 'landscape' : 'portrait';
  if (!picture)
    return <span className={single ? 'block aspect-landscape bg-ecru' : 'block aspect-portrait bg-ecru'} />;
  return (
    <Picture
      id={picture}
      alt=""
      ratio={ratio}
      sizes={single ? '(min-width: 96rem) 1320px, 100vw' : '(min-width: 60em) 30vw, 50vw'}
      maxWidth={single ? 1536 : 768}
    />
  );
}
