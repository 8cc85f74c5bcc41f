import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { blockHeadingVariants } from './block-heading.variants.ts';

export type BlockHeadingProps = Omit<ComponentPropsWithRef<'h2'>, 'children'> &
  VariantProps<typeof blockHeadingVariants> & {
    /** Text of the heading. Renders nothing when it is undefined or blank. */
    title: string | undefined;
    /** Heading level. */
    level?: 2 | 3;
  };

/** The heading of a content block, written by an editor. */
export function BlockHeading({ title, level = 2, size, className, ...rest }: BlockHeadingProps) {
  if (!title?.trim()) return null;
  const Heading = `h${level}` as const;
  return (
    <Heading data-slot="block-heading" className={blockHeadingVariants({ size, className })} {...rest}>
      {title}
    </Heading>
  );
}
