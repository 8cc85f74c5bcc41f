import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../button/Button.tsx';
import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { Collage, type CollageProduct } from './Collage.tsx';
import { withEmphasis } from './emphasis.tsx';
import {
  insertActionsVariants,
  insertBodyVariants,
  insertPictureVariants,
  insertTitleVariants,
  insertVariants,
  insertTextVariants,
} from './marketing-insert.variants.ts';

export type { CollageProduct } from './Collage.tsx';

export type MarketingInsertBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Text, image, format and links of the block. */
  block: BlockOf<'marketingInsert'>;
  /** Results of the block's query for the collage, when it has no image. */
  products?: readonly CollageProduct[];
  /** Heading level: 1 for the first block of a page without another title. Its image then loads eagerly. */
  level?: 1 | 2;
};

const COLLAGE_SIZE = 3;
/** In characters. */
const LONG_TITLE = 60;

/** Text and an image with links; with a collage it is the hero of the home page. */
export function MarketingInsertBlock(props: MarketingInsertBlockProps) {
  const { block, products = noProducts, level = 2, className, ...rest } = props;
  const { title, text, cta, imageUrl, imageFormat } = block;
  const collage = !imageUrl && imageFormat !== 'banner' && products.length >= COLLAGE_SIZE;
  const look = imageFormat === 'banner' ? 'banner' : collage ? 'hero' : 'plain';
  const Heading = level === 1 ? 'h1' : 'h2';
  const length = title.length > LONG_TITLE ? 'long' : 'short';

  return (
    <section data-slot="marketing-insert" className={insertVariants({ look, className })} {...rest}>
      <div className={insertTextVariants({ look })}>
        <Heading className={insertTitleVariants({ look, level, length })}>{withEmphasis(title)}</Heading>
        {text || cta.length > 0 ? (
          <div className={insertBodyVariants({ look })}>
            {text ? (
              <p className="max-w-136 text-lg wrap-break-word text-pretty text-ink-soft">{text}</p>
            ) : null}
            {cta.length > 0 ? (
              <div className={insertActionsVariants({ look })}>
                {cta.map(({ name, path }, index) => (
                  <Button key={`${path} ${name}`} asChild tone={index === 0 ? 'primary' : 'line'}>
                    <Link href={path}>{name}</Link>
                  </Button>
                ))}
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
      {collage ? <Collage products={products} /> : null}
      {imageUrl ? (
        <div className={insertPictureVariants({ format: imageFormat, level })}>
          <Picture
            id={imageUrl}
            alt=""
            ratio="fill"
            sizes={look === 'banner' ? '100vw' : '(min-width: 87.5em) 682px, (min-width: 55em) 50vw, 100vw'}
            priority={level === 1}
          />
        </div>
      ) : null}
    </section>
  );
}

const noProducts: readonly CollageProduct[] = [];
