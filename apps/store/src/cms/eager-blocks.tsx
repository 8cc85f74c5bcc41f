import { DropCarouselBlock } from '@patine/ui/blocks/drop-carousel/DropCarouselBlock';
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
    <MarketingInsertBlock {...mark} block={block} products={products(found[0] ?? [])} level={first ? 1 : 2} />
  );
}

export function DropCarousel({ block, drops, preparedAt }: BlockProps<'dropCarousel'>) {
  const shown = drops.filter(({ isLaunched }) => isLaunched === (block.state === 'live'));
  return <DropCarouselBlock block={block} drops={shown} clock={{ renderedAt: preparedAt }} />;
}

export function ProductCarousel({ block, found, mark }: BlockProps<'productCarousel'>) {
  const cards = useProductCards();
  return (
    <ProductCarouselBlock {...mark} block={block}>
      {cards(found[0] ?? [])}
    </ProductCarouselBlock>
  );
}
