import type { ErrorName } from '@patine/contract/errors';
import { Alert } from '@patine/ui/alert/Alert';
import { ErrorSummary, type FieldProblem } from '@patine/ui/error-summary/ErrorSummary';
import { FormattedMessage } from 'react-intl';
import { failureMessage, retryDelay } from '../../lib/failure-message.ts';

export type FormProblemsProps = {
  /** Validation errors, in field order. */
  problems: readonly FieldProblem[];
  /** Number of submissions, to move the focus after each. */
  attempt: number;
  /** Error of the submission; null if there is none or it is shown at a field. */
  failure: Error | null;
  /** Messages of the errors that this form expects. */
  own?: Partial<Record<ErrorName, string>>;
};

/** Error summary of a form that could not be submitted. */
export function FormProblems({ problems, attempt, failure, own }: FormProblemsProps) {
  if (problems.length > 0) return <ErrorSummary attempt={attempt} problems={problems} />;
  if (!failure) return null;
  return (
    <Alert tone="error" live>
      <FormattedMessage id={failureMessage(failure, own)} values={retryDelay(failure)} />
    </Alert>
  );
}
