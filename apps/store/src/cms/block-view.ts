import type { BlockOf, BlockType } from '@patine/contract/content/blocks';
import type { Drop } from '@patine/contract/content/structure';
import type { ComponentType } from 'react';
import type { PreparedBlock } from './prepared-page.ts';

export type BlockProps<Type extends BlockType> = Omit<PreparedBlock, 'block'> & {
  block: BlockOf<Type>;
  /** True for the first block of a page: its heading is the page's. */
  first: boolean;
  drops: readonly Drop[];
  preparedAt: number;
};

/** What draws a type of block; `load` fetches its code, where that does not come with the page's. */
export type BlockView<Type extends BlockType> = ComponentType<BlockProps<Type>> & {
  load?: () => Promise<unknown>;
};

export type BlockViews<Type extends BlockType> = { [One in Type]: ComponentType<BlockProps<One>> };
