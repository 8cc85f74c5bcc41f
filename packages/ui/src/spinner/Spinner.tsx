import type { ComponentPropsWithRef } from 'react';
import { spinnerVariants } from './spinner.variants.ts';
import type { VariantProps } from 'class-variance-authority';

export type SpinnerProps = ComponentPropsWithRef<'svg'> &
  VariantProps<typeof spinnerVariants> & {
    /** What is under way, for screen readers; silent when the text beside it says so. */
    label?: string;
  };

/** A running stitch: a dashed ring that turns slowly, still where less motion is asked for. */
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
