import { MarketingInsertBlock } from '@patine/ui/blocks/marketing-insert/MarketingInsertBlock';
import { ProductCarouselBlock } from '@patine/ui/blocks/product-carousel/ProductCarouselBlock';
import { TitleBlock } from '@patine/ui/blocks/title/TitleBlock';
import { useProductCards } from '../features/catalogue/use-product-cards.tsx';
import type { BlockProps } from './block-view.ts';
import { useBlockProducts } from './use-block-products.ts';

// Blocks of the first view: their code is in the page's chunk.

export const Title = ({ block }: BlockProps<'title'>) => <TitleBlock block={block} />;

export function MarketingInsert({ block, found, mark, first }: BlockProps<'marketingInsert'>) {
  const products = useBlockProducts();
  return (
    <MarketingInsertBlock {...mark} block={block} products={products(found.flat())} level={first ? 1 : 2} />
  );
}

export function ProductCarousel({ block, found, mark }: BlockProps<'productCarousel'>) {
  const cards = useProductCards();
  return (
    <ProductCarouselBlock {...mark} block={block}>
      {cards(found[0] ?? [])}
    </ProductCarouselBlock>
  );
}
