import type { Block } from '@patine/contract/content/blocks';
import { Button } from '../../button/Button.tsx';
import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { Collage, type CollagePiece } from './Collage.tsx';
import { withEmphasis } from './emphasis.tsx';
import { insertTitleVariants, insertVariants } from './marketing-insert.variants.ts';

export type { CollagePiece } from './Collage.tsx';

export type MarketingInsertBlockProps = {
  block: Extract<Block, { type: 'marketingInsert' }>;
  /** Pieces for the collage, found by the block's query, when it has no picture of its own. */
  pieces?: readonly CollagePiece[];
  /** Heading level: 1 for the first insert of a page that has no other title. */
  level?: 1 | 2;
};

const COLLAGE_SIZE = 3;

/** Words and a picture that lead somewhere; with a collage it is the head of the home page. */
export function MarketingInsertBlock({ block, pieces = noPieces, level = 2 }: MarketingInsertBlockProps) {
  const collage = !block.imageUrl && pieces.length >= COLLAGE_SIZE;
  const banner = block.imageFormat === 'banner';
  const look = banner ? 'banner' : collage ? 'hero' : 'plain';
  const Heading = level === 1 ? 'h1' : 'h2';

  return (
    <section data-slot="marketing-insert" className={insertVariants({ look })}>
      <div className="min-w-0">
        <Heading className={insertTitleVariants({ look })}>{withEmphasis(block.title)}</Heading>
        {block.text ? (
          <p className="mt-4 max-w-136 text-lg text-pretty text-ink-soft xl:mt-6">{block.text}</p>
        ) : null}
        {block.cta.length > 0 ? (
          <div className="mt-6 flex flex-wrap gap-3 xl:mt-8">
            {block.cta.map(({ name, path }, index) => (
              <Button key={path} asChild tone={index === 0 ? 'primary' : 'line'}>
                <Link href={path}>{name}</Link>
              </Button>
            ))}
          </div>
        ) : null}
      </div>
      {collage && !banner ? <Collage pieces={pieces} /> : null}
      {block.imageUrl ? (
        <div className={banner ? 'h-57 w-full lg:w-120' : 'w-full'}>
          <Picture
            id={block.imageUrl}
            alt=""
            sizes="(min-width: 55em) 50vw, 100vw"
            ratio={ratios[block.imageFormat]}
          />
        </div>
      ) : null}
    </section>
  );
}

const ratios = { banner: 'fill', auto: 'square', default: 'landscape' } as const;
const noPieces: readonly CollagePiece[] = [];
