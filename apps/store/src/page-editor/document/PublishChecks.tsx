import { Spinner } from '@patine/ui/spinner/Spinner';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export type PublishChecksProps = {
  isChecking: boolean;
  /** How many things there are to look at. */
  count: number;
  /** What they are. */
  children: ReactNode;
};

/** What is looked up before a document is published; its line stands there from the beginning, and says when it is done. */
export const PublishChecks = ({ isChecking, count, children }: PublishChecksProps) => (
  <div aria-busy={isChecking} className="mt-4 grid gap-3">
    <output className="flex min-h-6 items-center gap-2 text-sm text-muted">
      {isChecking ? <Spinner size="sm" /> : null}
      <FormattedMessage
        id={isChecking ? 'pageEditor.publish.checking' : 'pageEditor.publish.checked'}
        values={{ count }}
      />
    </output>
    {children}
  </div>
);
