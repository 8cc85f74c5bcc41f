import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from '../field/Field.tsx';

export type CheckboxGroupProps = ComponentPropsWithRef<'fieldset'> & {
  /** The question that the boxes answer. */
  legend: ReactNode;
  /** True when a heading beside it asks already: the legend is then only heard. */
  legendHidden?: boolean;
  /** What helps to choose. */
  hint?: ReactNode;
  /** What is wrong and what to do next. */
  error?: string | undefined;
  /** Checkbox elements. */
  children: ReactNode;
};

/** Several of several; RadioGroup is for one of several. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, legendHidden = false, hint, error, children, ...rest } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <fieldset
      data-slot="checkbox-group"
      aria-describedby={`${hintId} ${errorId}`.trim() || undefined}
      {...rest}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-1 text-sm font-semibold'}>{legend}</legend>
      {hint ? (
        <p id={hintId} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div className="grid">{children}</div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
