import { CallToActionBlock } from '@patine/ui/blocks/call-to-action/CallToActionBlock';
import { CatchphraseBlock } from '@patine/ui/blocks/catchphrase/CatchphraseBlock';
import { KeyFigureListBlock } from '@patine/ui/blocks/key-figure-list/KeyFigureListBlock';
import { LongTextBlock } from '@patine/ui/blocks/long-text/LongTextBlock';
import { QuoteBlock } from '@patine/ui/blocks/quote/QuoteBlock';
import { SectionContentBlock } from '@patine/ui/blocks/section-content/SectionContentBlock';
import { SeoLinkListBlock } from '@patine/ui/blocks/seo-link-list/SeoLinkListBlock';
import { SeoLongTextBlock } from '@patine/ui/blocks/seo-long-text/SeoLongTextBlock';
import { SpacerBlock } from '@patine/ui/blocks/spacer/SpacerBlock';
import { TextBlock } from '@patine/ui/blocks/text/TextBlock';
import { TwoColumnsBlock } from '@patine/ui/blocks/two-columns/TwoColumnsBlock';
import type { BlockType } from '@patine/contract/content/blocks';
import type { BlockViews } from './block-view.ts';

/** Blocks led by text. */
export const textBlocks = {
  // A text that is the first block of a page is its standfirst.
  text: ({ block, html, first }) => (
    <TextBlock block={block} html={html?.[0]} className={first ? 'text-lg sm:text-xl' : ''} />
  ),
  longText: ({ block, html }) => <LongTextBlock block={block} html={html?.[0]} />,
  seoLongText: ({ block, html }) => <SeoLongTextBlock block={block} html={html?.[0]} />,
  seoLinkList: ({ block }) => <SeoLinkListBlock block={block} />,
  quote: ({ block }) => <QuoteBlock block={block} />,
  catchphrase: ({ block }) => <CatchphraseBlock block={block} />,
  keyFigureList: ({ block }) => <KeyFigureListBlock block={block} />,
  callToAction: ({ block }) => <CallToActionBlock block={block} />,
  sectionContent: ({ block, html }) => <SectionContentBlock block={block} html={html?.[0]} />,
  twoColumns: ({ block, html = [] }) => <TwoColumnsBlock block={block} html={html} />,
  spacer: ({ block }) => <SpacerBlock block={block} />,
} satisfies Partial<BlockViews<BlockType>>;
