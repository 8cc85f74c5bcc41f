import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldTexts = {
  /** Visible label. */
  label: ReactNode;
  /** Hint, announced before the error. */
  hint?: ReactNode;
  /** Error message; undefined without an error. */
  error?: string | undefined;
  /** True for an optional field, which is marked in the label. */
  optional?: boolean;
};

export type FieldProps = FieldTexts & {
  /** Id of the control, the target of an error summary. */
  id?: string | undefined;
  /** Class name of the root element. */
  className?: string | undefined;
  /** Renders the control with the attributes that associate label, hint and error. */
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error, optional = false, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : '';
  const errorId = error ? `${controlId}-error` : '';

  return (
    <div data-slot="field" className={className}>
      <label htmlFor={controlId} className="mb-1.5 block text-sm font-semibold">
        {label}
        {optional ? ' ' : null}
        {optional ? (
          <span className="font-normal text-muted">
            <FormattedMessage id="ui.field.optional" />
          </span>
        ) : null}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
      })}
      {hint ? (
        <div id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </div>
      ) : null}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-garance">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  );
}
