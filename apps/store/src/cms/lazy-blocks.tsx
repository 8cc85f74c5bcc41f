import type { BlockType } from '@patine/contract/content/blocks';
import type { ComponentType } from 'react';
import { lazyPart, type LazyPartOptions } from '../lib/lazy-part.tsx';
import { once } from '../lib/once.ts';
import type { BlockView, BlockViews } from './block-view.ts';

type Components<Views> = { [Type in keyof Views & BlockType]: BlockView<Type> };

/**
 * Blocks whose code is in a chunk of its own. A loader awaits `load`, so the server always has the code. The browser keeps the
 * server's HTML until the block is used, and permanently if loading fails.
 */
export function lazyBlocks<Views extends Partial<BlockViews<BlockType>>>(
  types: readonly string[],
  fetchViews: () => Promise<Views>,
  options: LazyPartOptions = {},
) {
  const views = once(fetchViews);
  const viewOf = (type: string) =>
    lazyPart(
      async () => ({ default: (await views())[type as keyof Views] as ComponentType<object> }),
      options,
    );
  // The names are those of the views: block-types.ts reads them from the same file.
  return Object.fromEntries(types.map((type) => [type, viewOf(type)])) as Components<Views>;
}
