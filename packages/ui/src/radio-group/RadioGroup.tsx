import { cx } from 'class-variance-authority';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from '../field/Field.tsx';

export type RadioGroupProps = ComponentPropsWithRef<'fieldset'> & {
  /** The question. */
  legend: ReactNode;
  /** True to hide the legend visually when a heading already shows the question. */
  legendHidden?: boolean;
  /** Error message. */
  error?: string | undefined;
  /** Radio or RadioCard elements with the same name. */
  children: ReactNode;
};

export function RadioGroup({
  legend,
  legendHidden = false,
  error,
  children,
  className,
  ...rest
}: RadioGroupProps) {
  const errorId = `${useId()}-error`;
  return (
    <fieldset
      data-slot="radio-group"
      className={cx('min-w-0', className)}
      {...rest}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-semibold wrap-anywhere'}>
        {legend}
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">{children}</div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
