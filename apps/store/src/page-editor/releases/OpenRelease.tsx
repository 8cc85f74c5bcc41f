import '../without-eval.ts';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { FailureMessage } from '../FailureMessage.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ReleaseView } from './ReleaseView.tsx';
import { releaseQuery } from './releases-api.ts';

/** The release of an id. */
export default function OpenRelease({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useQuery(releaseQuery(id));
  if (data) return <ReleaseView release={data} />;
  const isUnknown = error instanceof ApiError && (error.is('NOT_FOUND') || error.is('MALFORMED_REQUEST'));
  return (
    <>
      <ScreenHeader
        title={formatMessage({ id: isUnknown ? 'release.missing' : 'release.one' })}
        back="releases"
      />
      <main id="main" tabIndex={-1} className="wrap grid gap-4 py-6 outline-none">
        {isUnknown ? (
          <EmptyState
            title={<FormattedMessage id="release.unknown" />}
            action={
              <Button asChild>
                <Link href={editorPaths.pageEditor(locale, 'view=releases')}>
                  <FormattedMessage id="release.all" />
                </Link>
              </Button>
            }
          />
        ) : error ? (
          <Alert tone="error" live>
            <p className="mb-3">
              <FailureMessage error={error} />
            </p>
            <Button tone="line" size="sm" loading={isFetching} onClick={() => void refetch()}>
              <FormattedMessage id="failure.retry" />
            </Button>
          </Alert>
        ) : (
          <Skeleton className="h-96" />
        )}
      </main>
    </>
  );
}
