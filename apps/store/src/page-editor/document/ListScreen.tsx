import { Alert } from '@patine/ui/alert/Alert';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import type { ReactNode } from 'react';
import { FailureMessage } from '../FailureMessage.tsx';
import { ScreenHeader, type ScreenName } from '../ScreenHeader.tsx';

export type ListScreenProps = {
  screen: ScreenName;
  title: ReactNode;
  /** How many there are; read out when it changes. */
  count?: ReactNode;
  /** What one can do beside opening one of them. */
  action?: ReactNode;
  /** Fields that narrow the list down. */
  filters?: ReactNode;
  error: Error | null;
  isLoading: boolean;
  children: ReactNode;
};

/** A screen of the page editor that lists documents. */
export function ListScreen(props: ListScreenProps) {
  const { screen, title, count, action, filters, error, isLoading, children } = props;
  return (
    <>
      <ScreenHeader screen={screen} />
      <main id="main" tabIndex={-1} className="wrap py-6 outline-none sm:py-8">
        <div className="mb-5 flex items-center justify-between gap-4">
          <PageHeading
            className="mb-0! min-w-0"
            title={title}
            aside={<output className="tabular-nums">{count}</output>}
          />
          {action ? <div className="shrink-0">{action}</div> : null}
        </div>
        {filters ? <search className="mb-5 block">{filters}</search> : null}
        {error ? (
          <Alert tone="error" live className="mb-5">
            <FailureMessage error={error} />
          </Alert>
        ) : null}
        {isLoading ? (
          <div className="grid gap-px" aria-hidden>
            {[0, 1, 2, 3, 4, 5].map((place) => (
              <Skeleton key={place} className="h-16" />
            ))}
          </div>
        ) : (
          children
        )}
      </main>
    </>
  );
}
