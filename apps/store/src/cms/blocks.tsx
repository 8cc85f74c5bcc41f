import type { Block, BlockType } from '@patine/contract/content/blocks';
import type { Drop } from '@patine/contract/content/structure';
import { DropCarouselBlock } from '@patine/ui/blocks/drop-carousel/DropCarouselBlock';
import { ImageColumnsBlock } from '@patine/ui/blocks/image-columns/ImageColumnsBlock';
import { MarketingInsertBlock } from '@patine/ui/blocks/marketing-insert/MarketingInsertBlock';
import { ProductCarouselBlock } from '@patine/ui/blocks/product-carousel/ProductCarouselBlock';
import { TextBlock } from '@patine/ui/blocks/text/TextBlock';
import { TitleBlock } from '@patine/ui/blocks/title/TitleBlock';
import type { ComponentType } from 'react';
import { useCollage } from './use-collage.ts';
import { useProductCards } from '../features/catalogue/use-product-cards.tsx';
import type { PreparedBlock } from './prepared-page.ts';

export type BlockProps<Type extends BlockType> = Omit<PreparedBlock, 'block'> & {
  block: Extract<Block, { type: Type }>;
  /** True for the first block of a page: its heading is the page's. */
  first: boolean;
  drops: readonly Drop[];
  preparedAt: number;
};

function ProductCarousel({ block, found }: BlockProps<'productCarousel'>) {
  const cards = useProductCards();
  return <ProductCarouselBlock block={block}>{cards(found[0] ?? [])}</ProductCarouselBlock>;
}

function MarketingInsert({ block, found, first }: BlockProps<'marketingInsert'>) {
  const collage = useCollage();
  return <MarketingInsertBlock block={block} pieces={collage(found[0] ?? [])} level={first ? 1 : 2} />;
}

/** The next picture of those found goes to each image that has none of its own. */
function ImageColumns({ block, found }: BlockProps<'imageColumns'>) {
  const pieces = found.map(([hit]) => hit?.image ?? null).values();
  const pictures = block.images.map(
    ({ imageUrl, query }) => imageUrl ?? (query ? (pieces.next().value ?? null) : null),
  );
  return <ImageColumnsBlock block={block} pictures={pictures} />;
}

function DropCarousel({ block, drops, preparedAt }: BlockProps<'dropCarousel'>) {
  const shown = drops.filter(({ isLaunched }) => isLaunched === (block.state === 'live'));
  return <DropCarouselBlock block={block} drops={shown} clock={{ renderedAt: preparedAt }} />;
}

function Text({ block, html }: BlockProps<'text'>) {
  if (html === undefined) return <TextBlock>{block.text}</TextBlock>;
  return (
    <TextBlock>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </TextBlock>
  );
}

const Title = ({ block }: BlockProps<'title'>) => <TitleBlock block={block} />;

/** What draws each type of block: a type of the contract without an entry here is a type error. */
export const BLOCKS: { [Type in BlockType]: ComponentType<BlockProps<Type>> } = {
  title: Title,
  text: Text,
  marketingInsert: MarketingInsert,
  productCarousel: ProductCarousel,
  imageColumns: ImageColumns,
  dropCarousel: DropCarousel,
};
