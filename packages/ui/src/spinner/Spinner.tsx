import type { ComponentPropsWithRef } from 'react';
import { spinnerVariants } from './spinner.variants.ts';
import type { VariantProps } from 'class-variance-authority';

export type SpinnerProps = ComponentPropsWithRef<'svg'> &
  VariantProps<typeof spinnerVariants> & {
    /** Accessible name; hidden from screen readers when the text beside it is equivalent. */
    label?: string;
  };

/** A rotating dashed ring; static with reduced motion. */
export function Spinner({ size, label, className, ...rest }: SpinnerProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      className={spinnerVariants({ size, className })}
      {...rest}
      {...naming}
    >
      <circle cx="12" cy="12" r="9" strokeDasharray="5 4.42" />
    </svg>
  );
}
