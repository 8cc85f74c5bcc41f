import type { BlockType } from '@patine/contract/content/blocks';
import { lazyMessages } from '../i18n/lazy-messages.ts';
import { seemsSignedIn } from '../lib/cookies.ts';
import type { BlockView } from './block-view.ts';
import iframeTypes from 'virtual:block-types/iframe-blocks';
import coverTypes from 'virtual:block-types/cover-blocks';
import { lazyBlocks } from './lazy-blocks.tsx';
import newsletterTypes from 'virtual:block-types/newsletter-blocks';
import productTypes from 'virtual:block-types/product-blocks';
import pictureTypes from 'virtual:block-types/picture-blocks';
import textTypes from 'virtual:block-types/text-blocks';

const fetchProducts = lazyMessages(() => import('./product-blocks.tsx'));
const fetchFrames = lazyMessages(() => import('./iframe-blocks.tsx'));
const fetchNewsletters = lazyMessages(() => import('./newsletter-blocks.tsx'));

/** The component of each block type of the contract; each file of blocks lists its own. */
export const BLOCKS: { [Type in BlockType]: BlockView<Type> } = {
  ...lazyBlocks(coverTypes, async () => (await import('./cover-blocks.tsx')).coverBlocks),
  ...lazyBlocks(productTypes, async () => (await fetchProducts()).productBlocks, { onIdle: seemsSignedIn }),
  ...lazyBlocks(textTypes, async () => (await import('./text-blocks.tsx')).textBlocks),
  ...lazyBlocks(pictureTypes, async () => (await import('./picture-blocks.tsx')).pictureBlocks),
  ...lazyBlocks(iframeTypes, async () => (await fetchFrames()).iframeBlocks),
  ...lazyBlocks(newsletterTypes, async () => (await fetchNewsletters()).newsletterBlocks),
};

/** False for a type that a newer api has and this store does not know. */
export const isBlockType = (type: string): type is BlockType => Object.hasOwn(BLOCKS, type);

/** Loads the code of these block types. */
export async function loadBlocks(types: readonly string[]): Promise<void> {
  await Promise.all([...new Set(types)].filter(isBlockType).map((type) => BLOCKS[type].load?.()));
}
