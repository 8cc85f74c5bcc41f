import { cx } from 'class-variance-authority';
import { useId, type ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusField } from '../field/focus-field.ts';

export type FieldProblem = {
  /** Id of the field. */
  fieldId: string;
  /** The same message as next to the field. */
  message: string;
};

export type ErrorSummaryProps = ComponentPropsWithRef<'section'> & {
  /** The errors in field order; renders nothing without errors. */
  problems: readonly FieldProblem[];
  /** Number of submit attempts; an increase moves focus to the summary. */
  attempt: number;
};

export function ErrorSummary({ problems, attempt, className, ...rest }: ErrorSummaryProps) {
  const titleId = useId();
  if (problems.length === 0) return null;
  return (
    <section
      data-slot="error-summary"
      className={cx('rounded border border-garance bg-surface p-5 wrap-anywhere', className)}
      {...rest}
      aria-labelledby={titleId}
    >
      <h2 key={attempt} ref={focusField} id={titleId} tabIndex={-1} className="font-semibold outline-none">
        <FormattedMessage id="ui.error-summary.title" values={{ count: problems.length }} />
      </h2>
      <ul className="mt-2 grid gap-1">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="text-garance underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
