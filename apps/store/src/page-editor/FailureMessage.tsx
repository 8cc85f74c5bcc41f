import { createContext, useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type DocumentSubject, failureOf } from './failure-of.ts';

/** The document that is open; null around lists. */
export const OpenSubject = createContext<DocumentSubject | null>(null);

/** Tells an editor of a failure, by the name of what is open. */
export function FailureMessage({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  const subject = useContext(OpenSubject);
  const { id, document } = failureOf(error, subject);
  return (
    <FormattedMessage
      id={id}
      // A drop has both languages.
      values={
        document === null
          ? {}
          : { document: formatMessage({ id: document }), hasLanguages: subject === 'drop' ? 'no' : 'yes' }
      }
    />
  );
}
