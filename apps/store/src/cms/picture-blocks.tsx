import { BestSellersBlock } from '@patine/ui/blocks/best-sellers/BestSellersBlock';
import { BubbleBlock } from '@patine/ui/blocks/bubble/BubbleBlock';
import { DropCarouselBlock } from '@patine/ui/blocks/drop-carousel/DropCarouselBlock';
import { GridBlock } from '@patine/ui/blocks/grid/GridBlock';
import { ImageColumnsBlock } from '@patine/ui/blocks/image-columns/ImageColumnsBlock';
import { LookInsertBlock } from '@patine/ui/blocks/look-insert/LookInsertBlock';
import { LooksCarouselBlock } from '@patine/ui/blocks/looks-carousel/LooksCarouselBlock';
import { MarketSquareInsertBlock } from '@patine/ui/blocks/market-square-insert/MarketSquareInsertBlock';
import { QuickSearchBlock } from '@patine/ui/blocks/quick-search/QuickSearchBlock';
import { SocialMediaInsertBlock } from '@patine/ui/blocks/social-media-insert/SocialMediaInsertBlock';
import type { BlockType } from '@patine/contract/content/blocks';
import type { BlockProps, BlockViews } from './block-view.ts';
import { useDropClock } from '../features/catalogue/use-drop-clock.ts';
import { picturesOf } from './pictures-of.ts';
import { dropsOf } from './prepared-page.ts';
import { useBlockProducts } from './use-block-products.ts';

function BestSellers({ block, found, mark }: BlockProps<'bestSellers'>) {
  const products = useBlockProducts();
  return <BestSellersBlock {...mark} block={block} products={products(found[0] ?? [])} />;
}

function DropCarousel({ block, drops, preparedAt }: BlockProps<'dropCarousel'>) {
  return <DropCarouselBlock block={block} drops={dropsOf(block, drops)} clock={useDropClock(preparedAt)} />;
}

/** Blocks led by images, and links to other pages. */
export const pictureBlocks = {
  bestSellers: BestSellers,
  bubble: ({ block, found }) => <BubbleBlock block={block} pictures={picturesOf(block.items, found)} />,
  dropCarousel: DropCarousel,
  grid: ({ block }) => <GridBlock block={block} />,
  imageColumns: ({ block, found }) => (
    <ImageColumnsBlock block={block} pictures={picturesOf(block.images, found)} />
  ),
  lookInsert: ({ block }) => <LookInsertBlock block={block} />,
  looksCarousel: ({ block }) => <LooksCarouselBlock block={block} />,
  marketSquareInsert: ({ block }) => <MarketSquareInsertBlock block={block} />,
  quickSearch: ({ block }) => <QuickSearchBlock block={block} />,
  socialMediaInsert: ({ block }) => <SocialMediaInsertBlock block={block} />,
} satisfies Partial<BlockViews<BlockType>>;
