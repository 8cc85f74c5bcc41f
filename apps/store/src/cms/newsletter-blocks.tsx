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

export const newsletterBlocks: BlockViews<'newsletter'> = { newsletter: Newsletter };
