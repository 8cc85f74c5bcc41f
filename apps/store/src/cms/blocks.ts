import type { BlockType } from '@patine/contract/content/blocks';
import { lazyMessages } from '../i18n/lazy-messages.ts';
import type { BlockView } from './block-view.ts';
import { MarketingInsert, ProductCarousel, Title } from './eager-blocks.tsx';
import { lazyBlocks } from './lazy-blocks.tsx';

const words = lazyBlocks(async () => (await import('./text-blocks.tsx')).textBlocks);
const pictures = lazyBlocks(async () => (await import('./picture-blocks.tsx')).pictureBlocks);
const fetchFrames = lazyMessages(() => import('./iframe-blocks.tsx'));
const frames = lazyBlocks(async () => (await fetchFrames()).iframeBlocks);
const fetchNewsletters = lazyMessages(() => import('./newsletter-blocks.tsx'));
const newsletters = lazyBlocks(async () => (await fetchNewsletters()).newsletterBlocks);

/** The component of each block type of the contract. */
export const BLOCKS: { [Type in BlockType]: BlockView<Type> } = {
  title: Title,
  text: words('text'),
  longText: words('longText'),
  seoLongText: words('seoLongText'),
  quote: words('quote'),
  catchphrase: words('catchphrase'),
  keyFigureList: words('keyFigureList'),
  callToAction: words('callToAction'),
  spacer: words('spacer'),
  marketingInsert: MarketingInsert,
  imageColumns: pictures('imageColumns'),
  bubble: pictures('bubble'),
  grid: pictures('grid'),
  sectionContent: words('sectionContent'),
  twoColumns: words('twoColumns'),
  lookInsert: pictures('lookInsert'),
  marketSquareInsert: pictures('marketSquareInsert'),
  socialMediaInsert: pictures('socialMediaInsert'),
  productCarousel: ProductCarousel,
  bestSellers: pictures('bestSellers'),
  dropCarousel: pictures('dropCarousel'),
  looksCarousel: pictures('looksCarousel'),
  quickSearch: pictures('quickSearch'),
  seoLinkList: words('seoLinkList'),
  newsletter: newsletters('newsletter'),
  iframeContent: frames('iframeContent'),
};

/** False for a type that a newer api has and this store does not know. */
export const isBlockType = (type: string): type is BlockType => Object.hasOwn(BLOCKS, type);

/** Loads the code of these block types. */
export async function loadBlocks(types: readonly string[]): Promise<void> {
  await Promise.all([...new Set(types)].filter(isBlockType).map((type) => BLOCKS[type].load?.()));
}
