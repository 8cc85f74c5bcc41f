import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { skeletonVariants } from './skeleton.variants.ts';

export type SkeletonProps = ComponentPropsWithRef<'span'> & VariantProps<typeof skeletonVariants>;

/** Placeholder of loading content; hidden from screen readers, because the page announces loading once. */
export function Skeleton({ shape, width, className, ...rest }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      className={skeletonVariants({ shape, width, className })}
      {...rest}
    />
  );
}
