import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { Slot } from '../slot/Slot.ts';
import { chipVariants } from './chip.variants.ts';

export type ChipProps = ComponentPropsWithRef<'button'> &
  VariantProps<typeof chipVariants> & {
    /** True to apply the style to the only child, usually a link that sets or clears a filter. */
    asChild?: boolean;
  };

export function Chip({ active, asChild = false, className, ...rest }: ChipProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      data-slot="chip"
      className={chipVariants({ active, className })}
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
    />
  );
}
