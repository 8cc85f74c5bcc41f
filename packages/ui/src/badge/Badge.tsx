import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { badgeVariants } from './badge.variants.ts';

export type BadgeProps = ComponentPropsWithRef<'span'> &
  VariantProps<typeof badgeVariants> & {
    /** One or two words. */
    children: ReactNode;
  };

export function Badge({ tone, children, className, ...rest }: BadgeProps) {
  return (
    <span data-slot="badge" className={badgeVariants({ tone, className })} {...rest}>
      {children}
    </span>
  );
}
