import { useId, type ReactNode } from 'react';
import { FieldError } from '../field/Field.tsx';

export type RadioGroupProps = {
  /** The question that the choices answer. */
  legend: ReactNode;
  /** True when a heading beside it asks already: the legend is then only heard. */
  legendHidden?: boolean;
  /** What is wrong and what to do next. */
  error?: string | undefined;
  /** Radio or RadioCard elements that share a name. */
  children: ReactNode;
};

export function RadioGroup({ legend, legendHidden = false, error, children }: RadioGroupProps) {
  const errorId = `${useId()}-error`;
  return (
    <fieldset
      data-slot="radio-group"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{legend}</legend>
      <div className="grid gap-2">{children}</div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
