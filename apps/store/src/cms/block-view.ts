import type { BlockOf, BlockType } from '@patine/contract/content/blocks';
import type { Drop } from '@patine/contract/content/structure';
import type { ComponentType } from 'react';
import type { PreparedBlock } from './prepared-page.ts';

export type BlockProps<Type extends BlockType> = Omit<PreparedBlock, 'block'> & {
  block: BlockOf<Type>;
  /** True for the first block of a page: its heading is the h1. */
  first: boolean;
  drops: readonly Drop[];
  preparedAt: number;
};

/** Component of a block type; `load` fetches its code if it is not in the page's chunk. */
export type BlockView<Type extends BlockType> = ComponentType<BlockProps<Type>> & {
  load?: () => Promise<unknown>;
};

export type BlockViews<Type extends BlockType> = { [One in Type]: ComponentType<BlockProps<One>> };
