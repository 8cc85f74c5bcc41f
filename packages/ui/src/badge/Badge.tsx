import type { VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { badgeVariants } from './badge.variants.ts';

export type BadgeProps = VariantProps<typeof badgeVariants> & {
  /** A state in a word or two. */
  children: ReactNode;
  className?: string;
};

export function Badge({ tone, children, className }: BadgeProps) {
  return (
    <span data-slot="badge" className={badgeVariants({ tone, className })}>
      {children}
    </span>
  );
}
