import type { BlockOf } from '@patine/contract/content/blocks';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { Carousel } from '../../carousel/Carousel.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { TextLink } from '../../text-link/TextLink.tsx';

export type ProductCarouselBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Title, query and link of the block. */
  block: BlockOf<'productCarousel'>;
  /** The product cards of the query's results. */
  children: ReactNode;
};

/** Results of a query, in a row that scrolls from five products on. */
export function ProductCarouselBlock({ block, children, ...rest }: ProductCarouselBlockProps) {
  if (Children.count(children) === 0) {
    devWarning('ProductCarouselBlock', `found no piece for “${block.title}”`);
    return null;
  }
  return (
    <Carousel
      label={block.title}
      heading={<BlockHeading title={block.title} />}
      more={block.seeMore ? <TextLink href={block.seeMore.path}>{block.seeMore.name}</TextLink> : null}
      {...rest}
    >
      {children}
    </Carousel>
  );
}
