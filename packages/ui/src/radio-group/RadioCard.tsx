import { useId, type ReactNode } from 'react';
import type { RadioProps } from './Radio.tsx';
import { dotVariants, radioCardVariants } from './radio-group.variants.ts';

export type RadioCardProps = RadioProps & {
  /** Description, announced after the label. */
  description?: ReactNode;
  /** Content at its end: a price, a distance. */
  trailing?: ReactNode;
};

export function RadioCard({ label, description, trailing, className, ...rest }: RadioCardProps) {
  const id = useId();
  return (
    <label data-slot="radio-card" className={radioCardVariants({ className })}>
      <input
        type="radio"
        className={dotVariants()}
        aria-labelledby={`${id}-label ${id}-trailing`}
        aria-describedby={description ? `${id}-description` : undefined}
        {...rest}
      />
      <span id={`${id}-label`} className="font-semibold wrap-break-word">
        {label}
      </span>
      <span id={`${id}-trailing`} className="font-semibold tabular-nums">
        {trailing}
      </span>
      {description ? (
        <span
          id={`${id}-description`}
          className="col-start-2 col-end-4 mt-1 text-sm wrap-break-word text-muted"
        >
          {description}
        </span>
      ) : null}
    </label>
  );
}
