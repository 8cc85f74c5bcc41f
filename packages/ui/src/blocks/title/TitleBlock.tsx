import type { Block } from '@patine/contract/content/blocks';
import { titleBlockVariants } from './title-block.variants.ts';

export type TitleBlockProps = {
  block: Extract<Block, { type: 'title' }>;
  className?: string;
};

export function TitleBlock({ block: { title, level: Heading }, className }: TitleBlockProps) {
  return (
    <Heading data-slot="title-block" className={titleBlockVariants({ level: Heading, className })}>
      {title}
    </Heading>
  );
}
