import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tagVariants } from './tag.variants.ts';

export type TagProps = ComponentPropsWithRef<'span'> &
  VariantProps<typeof tagVariants> & {
    /** One or two words: a family, a drop. */
    children: ReactNode;
  };

/** A label in the shape of a swing tag; the colour of its hole shows the family. */
export function Tag({ hole, surface, size, children, className, ...rest }: TagProps) {
  return (
    <span data-slot="tag" className={tagVariants({ hole, surface, size, className })} {...rest}>
      <span
        aria-hidden
        className="absolute top-1/2 start-2.5 size-1.5 -translate-y-1/2 rounded-full bg-(--tag-hole)"
      />
      {children}
    </span>
  );
}
