import type { ComponentPropsWithRef, ReactNode } from 'react';
import { dotVariants } from './radio-group.variants.ts';

export type RadioProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & {
  /** The label. */
  label: ReactNode;
};

export function Radio({ label, className, ...rest }: RadioProps) {
  return (
    <label
      data-slot="radio"
      className="flex min-h-8 items-start gap-2.5 py-1.5 pointer-coarse:py-3 leading-5 has-disabled:text-muted"
    >
      <input type="radio" className={dotVariants({ className })} {...rest} />
      <span className="min-w-0 wrap-break-word">{label}</span>
    </label>
  );
}
