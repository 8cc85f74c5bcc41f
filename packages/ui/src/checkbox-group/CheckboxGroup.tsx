import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from '../field/Field.tsx';

export type CheckboxGroupProps = ComponentPropsWithRef<'fieldset'> & {
  /** The question. */
  legend: ReactNode;
  /** True to hide the legend visually when a heading already shows the question. */
  legendHidden?: boolean;
  /** Hint below the legend. */
  hint?: ReactNode;
  /** Error message. */
  error?: string | undefined;
  /** Checkbox elements. */
  children: ReactNode;
};

/** A multiple choice; RadioGroup is for a single choice. */
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
