import { MarketingInsertBlock } from '@patine/ui/blocks/marketing-insert/MarketingInsertBlock';
import { TitleBlock } from '@patine/ui/blocks/title/TitleBlock';
import type { BlockType } from '@patine/contract/content/blocks';
import type { BlockProps, BlockViews } from './block-view.ts';
import { useBlockProducts } from './use-block-products.ts';

function MarketingInsert({ block, found, mark, first }: BlockProps<'marketingInsert'>) {
  const products = useBlockProducts();
  return (
    <MarketingInsertBlock {...mark} block={block} products={products(found.flat())} level={first ? 1 : 2} />
  );
}

/** Blocks that pages begin with. */
export const coverBlocks = {
  title: ({ block }) => <TitleBlock block={block} />,
  marketingInsert: MarketingInsert,
} satisfies Partial<BlockViews<BlockType>>;
