import type { BlockType } from '@patine/contract/content/blocks';
import type { EditorDocs } from './editors-page.ts';
import { bestSellersEditors } from './best-sellers/best-sellers.editors.ts';
import { bubbleEditors } from './bubble/bubble.editors.ts';
import { callToActionEditors } from './call-to-action/call-to-action.editors.ts';
import { catchphraseEditors } from './catchphrase/catchphrase.editors.ts';
import { dropCarouselEditors } from './drop-carousel/drop-carousel.editors.ts';
import { gridEditors } from './grid/grid.editors.ts';
import { iframeContentEditors } from './iframe-content/iframe-content.editors.ts';
import { imageColumnsEditors } from './image-columns/image-columns.editors.ts';
import { keyFigureListEditors } from './key-figure-list/key-figure-list.editors.ts';
import { longTextEditors } from './long-text/long-text.editors.ts';
import { lookInsertEditors } from './look-insert/look-insert.editors.ts';
import { looksCarouselEditors } from './looks-carousel/looks-carousel.editors.ts';
import { marketSquareInsertEditors } from './market-square-insert/market-square-insert.editors.ts';
import { marketingInsertEditors } from './marketing-insert/marketing-insert.editors.ts';
import { newsletterEditors } from './newsletter/newsletter.editors.ts';
import { productCarouselEditors } from './product-carousel/product-carousel.editors.ts';
import { quickSearchEditors } from './quick-search/quick-search.editors.ts';
import { quoteEditors } from './quote/quote.editors.ts';
import { sectionContentEditors } from './section-content/section-content.editors.ts';
import { seoLinkListEditors } from './seo-link-list/seo-link-list.editors.ts';
import { seoLongTextEditors } from './seo-long-text/seo-long-text.editors.ts';
import { socialMediaInsertEditors } from './social-media-insert/social-media-insert.editors.ts';
import { spacerEditors } from './spacer/spacer.editors.ts';
import { textEditors } from './text/text.editors.ts';
import { titleEditors } from './title/title.editors.ts';
import { twoColumnsEditors } from './two-columns/two-columns.editors.ts';

/** Documentation of each block type for editors. */
export const EDITOR_DOCS: { [Type in BlockType]: EditorDocs<Type> } = {
  bestSellers: bestSellersEditors,
  bubble: bubbleEditors,
  callToAction: callToActionEditors,
  catchphrase: catchphraseEditors,
  dropCarousel: dropCarouselEditors,
  grid: gridEditors,
  iframeContent: iframeContentEditors,
  imageColumns: imageColumnsEditors,
  keyFigureList: keyFigureListEditors,
  longText: longTextEditors,
  lookInsert: lookInsertEditors,
  looksCarousel: looksCarouselEditors,
  marketSquareInsert: marketSquareInsertEditors,
  marketingInsert: marketingInsertEditors,
  newsletter: newsletterEditors,
  productCarousel: productCarouselEditors,
  quickSearch: quickSearchEditors,
  quote: quoteEditors,
  sectionContent: sectionContentEditors,
  seoLinkList: seoLinkListEditors,
  seoLongText: seoLongTextEditors,
  socialMediaInsert: socialMediaInsertEditors,
  spacer: spacerEditors,
  text: textEditors,
  title: titleEditors,
  twoColumns: twoColumnsEditors,
};
