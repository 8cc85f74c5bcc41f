import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { Slot } from '../slot/Slot.ts';
import { iconButtonVariants } from './icon-button.variants.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> &
  VariantProps<typeof iconButtonVariants> & {
    /** Accessible name, beginning with a verb. */
    label: string;
    /** True to apply the style to the only child, usually a link. */
    asChild?: boolean;
  };

export function IconButton({ label, tone, active, asChild = false, className, ...rest }: IconButtonProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      data-slot="icon-button"
      aria-label={label}
      title={label}
      className={iconButtonVariants({ tone, active, className })}
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
    />
  );
}
