import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { editorPaths } from '../../editor-paths.ts';
import { failureOf } from '../failure-of.ts';
import { DropEditor } from './DropEditor.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { keptDrop, readDrop } from './stored-drop.ts';

/** Reads a drop once: what is on the screen is not replaced by what somebody else saves. */
export function OpenDrop({ slug }: { slug: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['content-drop', slug],
    queryFn: () => readDrop(slug),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data && (data.saved.json !== '' || keptDrop(slug))) return <DropEditor slug={slug} stored={data} />;
  return (
    <>
      <ScreenHeader title={slug} />
      <main id="main" tabIndex={-1} className="wrap grid gap-4 py-6 outline-none">
        {error ? (
          <Alert tone="error" live>
            <p className="mb-3">
              <FormattedMessage id={failureOf(error)} />
            </p>
            <Button tone="line" size="sm" loading={isFetching} onClick={() => void refetch()}>
              <FormattedMessage id="failure.retry" />
            </Button>
          </Alert>
        ) : null}
        {data ? <NoDrop /> : null}
        {data || error ? null : (
          <>
            <Skeleton className="h-12" />
            <Skeleton className="h-96" />
          </>
        )}
      </main>
    </>
  );
}

/** An address that no drop has. */
function NoDrop() {
  const locale = useLocale();
  return (
    <EmptyState
      title={<FormattedMessage id="dropEditor.unknown" />}
      action={
        <Button asChild>
          <Link href={editorPaths.pageEditor(locale, 'view=drops')}>
            <FormattedMessage id="dropEditor.all" />
          </Link>
        </Button>
      }
    />
  );
}
