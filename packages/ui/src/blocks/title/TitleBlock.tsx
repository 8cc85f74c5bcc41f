import type { Block } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { titleBlockVariants } from './title-block.variants.ts';

export type TitleBlockProps = ComponentPropsWithRef<'h2'> & {
  /** Text and heading level, 1 to 3. */
  block: Extract<Block, { type: 'title' }>;
};

export function TitleBlock({ block: { title, level: Heading }, className, ...rest }: TitleBlockProps) {
  return (
    <Heading data-slot="title-block" className={titleBlockVariants({ level: Heading, className })} {...rest}>
      {title}
    </Heading>
  );
}
