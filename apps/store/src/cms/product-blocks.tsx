import { ProductCarouselBlock } from '@patine/ui/blocks/product-carousel/ProductCarouselBlock';
import type { BlockType } from '@patine/contract/content/blocks';
import { useProductCards } from '../features/catalogue/use-product-cards.tsx';
import type { BlockProps, BlockViews } from './block-view.ts';

function ProductCarousel({ block, found, mark }: BlockProps<'productCarousel'>) {
  const cards = useProductCards();
  return (
    <ProductCarouselBlock {...mark} block={block}>
      {cards(found[0] ?? [])}
    </ProductCarouselBlock>
  );
}

/** Blocks with cards. */
export const productBlocks = { productCarousel: ProductCarousel } satisfies Partial<BlockViews<BlockType>>;
