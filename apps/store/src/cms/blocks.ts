import type { BlockType } from '@patine/contract/content/blocks';
import { later } from '../i18n/later.ts';
import type { BlockView } from './block-view.ts';
import { DropCarousel, MarketingInsert, ProductCarousel, Title } from './first-blocks.tsx';
import { lateBlocks } from './late-blocks.tsx';

const words = lateBlocks(async () => (await import('./word-blocks.tsx')).wordBlocks);
const pictures = lateBlocks(async () => (await import('./picture-blocks.tsx')).pictureBlocks);
const fetchFrames = later(() => import('./iframe-blocks.tsx'));
const frames = lateBlocks(async () => (await fetchFrames()).iframeBlocks);
const fetchNewsletters = later(() => import('./newsletter-blocks.tsx'));
const newsletters = lateBlocks(async () => (await fetchNewsletters()).newsletterBlocks);

/** What draws each type of block of the contract. */
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
  dropCarousel: DropCarousel,
  looksCarousel: pictures('looksCarousel'),
  quickSearch: pictures('quickSearch'),
  seoLinkList: words('seoLinkList'),
  newsletter: newsletters('newsletter'),
  iframeContent: frames('iframeContent'),
};

/** A type that an editor's api may know and this store does not has none. */
export const isBlockType = (type: string): type is BlockType => Object.hasOwn(BLOCKS, type);

/** Fetches the code of blocks of these types that is not there yet. */
export async function loadBlocks(types: readonly string[]): Promise<void> {
  await Promise.all([...new Set(types)].filter(isBlockType).map((type) => BLOCKS[type].load?.()));
}
