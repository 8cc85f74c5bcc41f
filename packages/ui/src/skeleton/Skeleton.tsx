import type { VariantProps } from 'class-variance-authority';
import { skeletonVariants } from './skeleton.variants.ts';

export type SkeletonProps = VariantProps<typeof skeletonVariants> & { className?: string };

/** Holds the room of what is coming; silent, as the page announces its loading once. */
export function Skeleton({ shape, width, className }: SkeletonProps) {
  return <span data-slot="skeleton" aria-hidden className={skeletonVariants({ shape, width, className })} />;
}
