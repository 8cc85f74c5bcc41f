import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { Carousel } from '../../carousel/Carousel.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { TextLink } from '../../text-link/TextLink.tsx';
import type { CollageProduct } from '../marketing-insert/Collage.tsx';
import { BestSellerCard } from './BestSellerCard.tsx';

export type BestSellersBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Title, query and link of the block. */
  block: BlockOf<'bestSellers'>;
  /** Results of the block's query, the best seller first. */
  products: readonly CollageProduct[];
};

/** Best sellers as numbered tiles. */
export function BestSellersBlock({ block, products, ...rest }: BestSellersBlockProps) {
  if (products.length === 0) {
    devWarning('BestSellersBlock', `found no piece for “${block.title}”`);
    return null;
  }
  return (
    <Carousel
      label={block.title}
      size="plate"
      heading={<BlockHeading title={block.title} />}
      more={block.seeMore ? <TextLink href={block.seeMore.path}>{block.seeMore.name}</TextLink> : null}
      {...rest}
    >
      {products.map((product, index) => (
        <BestSellerCard key={product.href} product={product} rank={index + 1} />
      ))}
    </Carousel>
  );
}
