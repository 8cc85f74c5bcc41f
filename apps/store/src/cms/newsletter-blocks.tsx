import type { BlockType } from '@patine/contract/content/blocks';
import { NewsletterBlock } from '@patine/ui/blocks/newsletter/NewsletterBlock';
import { Subscription } from '../features/newsletter/Subscription.tsx';
import type { BlockProps, BlockViews } from './block-view.ts';

function Newsletter({ block }: BlockProps<'newsletter'>) {
  return (
    <NewsletterBlock block={block}>
      <Subscription source={block.source} />
    </NewsletterBlock>
  );
}

/** Blocks with the form of the newsletter. */
export const newsletterBlocks = { newsletter: Newsletter } satisfies Partial<BlockViews<BlockType>>;
