import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { Carousel } from '../../carousel/Carousel.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { LookCard } from './LookCard.tsx';

export type LooksCarouselBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Title and looks in display order. */
  block: BlockOf<'looksCarousel'>;
};

/** Complete outfits, each a link to the shop. */
export function LooksCarouselBlock({ block, ...rest }: LooksCarouselBlockProps) {
  if (block.items.length === 0) {
    devWarning('LooksCarouselBlock', `has no look under “${block.title}”`);
    return null;
  }
  return (
    <Carousel label={block.title} size="look" heading={<BlockHeading title={block.title} />} {...rest}>
      {block.items.map((look) => (
        <LookCard key={`${look.path} ${look.imageUrl}`} look={look} />
      ))}
    </Carousel>
  );
}
