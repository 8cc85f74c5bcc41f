import type { Block } from '@patine/contract/content/blocks';
import { Children, type ReactNode } from 'react';
import { Carousel } from '../../carousel/Carousel.tsx';
import { TextLink } from '../../text-link/TextLink.tsx';

export type ProductCarouselBlockProps = {
  block: Extract<Block, { type: 'productCarousel' }>;
  /** The cards of what the block's query found. */
  children: ReactNode;
};

/** A row shorter than this looks like a mistake, so it is left out. */
const LEAST = 5;

export function ProductCarouselBlock({ block, children }: ProductCarouselBlockProps) {
  if (Children.count(children) < LEAST) return null;
  return (
    <Carousel
      label={block.title}
      heading={<h2 className="heading text-3xl">{block.title}</h2>}
      more={block.seeMore ? <TextLink href={block.seeMore.path}>{block.seeMore.name}</TextLink> : null}
    >
      {children}
    </Carousel>
  );
}
