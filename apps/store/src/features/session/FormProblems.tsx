import type { ErrorName } from '@patine/contract/errors';
import { Alert } from '@patine/ui/alert/Alert';
import { ErrorSummary, type FieldProblem } from '@patine/ui/error-summary/ErrorSummary';
import { FormattedMessage } from 'react-intl';
import { failureMessage, retryDelay } from '../../lib/failure-message.ts';

export type FormProblemsProps = {
  /** What to mend, in the order of the form. */
  problems: readonly FieldProblem[];
  /** Grows with each attempt to send. */
  attempt: number;
  /** Why the sending failed; null when it did not, or when it is told beside the fields. */
  failure: Error | null;
  /** Words for failures that this form expects. */
  own?: Partial<Record<ErrorName, string>>;
};

/** What stands above a form that could not be sent: its faults, or what happened on the way. */
export function FormProblems({ problems, attempt, failure, own }: FormProblemsProps) {
  if (problems.length > 0) return <ErrorSummary attempt={attempt} problems={problems} />;
  if (!failure) return null;
  return (
    <Alert tone="error" live>
      <FormattedMessage id={failureMessage(failure, own)} values={retryDelay(failure)} />
    </Alert>
  );
}
