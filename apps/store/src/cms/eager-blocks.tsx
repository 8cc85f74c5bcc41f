import { MarketingInsertBlock } from '@patine/ui/blocks/marketing-insert/MarketingInsertBlock';
import { ProductCarouselBlock } from '@patine/ui/blocks/product-carousel/ProductCarouselBlock';
import { TitleBlock } from '@patine/ui/blocks/title/TitleBlock';
import { useProductCards } from '../features/catalogue/use-product-cards.tsx';
import type { BlockType } from '@patine/contract/content/blocks';
import type { BlockProps, BlockViews } from './block-view.ts';
import { useBlockProducts } from './use-block-products.ts';

function MarketingInsert({ block, found, mark, first }: BlockProps<'marketingInsert'>) {
  const products = useBlockProducts();
  return (
    <MarketingInsertBlock {...mark} block={block} products={products(found.flat())} level={first ? 1 : 2} />
  );
}

function ProductCarousel({ block, found, mark }: BlockProps<'productCarousel'>) {
  const cards = useProductCards();
  return (
    <ProductCarouselBlock {...mark} block={block}>
      {cards(found[0] ?? [])}
    </ProductCarouselBlock>
  );
}

/** Blocks of the first view: their code is in the page's chunk. */
export const eagerBlocks = {
  title: ({ block }) => <TitleBlock block={block} />,
  marketingInsert: MarketingInsert,
  productCarousel: ProductCarousel,
} satisfies Partial<BlockViews<BlockType>>;
