import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { FailureMessage, OpenSubject } from '../FailureMessage.tsx';
import { NO_PAGES } from '../editor-state.ts';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { LISTS, type ListName } from '../lists.ts';
import { shopDocumentOf } from '../shop-document.ts';
import { useDocumentTitle } from '../use-document-title.ts';

export type OpenDocumentProps<Document> = {
  list: ListName;
  name: string;
  /** The document as this browser or the shop has it; null for neither. */
  read: () => Promise<Document | null>;
  children: (document: Document) => ReactNode;
};

/** Reads a document once: what is on the screen is not replaced by what somebody else saves. */
export function OpenDocument<Document>({ list, name, read, children }: OpenDocumentProps<Document>) {
  const { formatMessage } = useIntl();
  const titleOf = useDocumentTitle();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['content-document', list, name],
    queryFn: read,
    staleTime: Infinity,
    gcTime: 0,
    // What is not saved is in this browser: no network is needed to read it.
    networkMode: 'always',
  });
  const subject = list === 'drops' ? 'drop' : (shopDocumentOf(name) ?? 'page');
  if (data) return <OpenSubject value={subject}>{children(data)}</OpenSubject>;
  return (
    <OpenSubject value={subject}>
      <ScreenHeader
        title={
          data === null ? formatMessage({ id: LISTS[list].missing }) : titleOf({ name, pages: NO_PAGES })
        }
        back={list}
      />
      <main id="main" tabIndex={-1} className="wrap grid gap-4 py-6 outline-none">
        {error ? (
          <Alert tone="error" live>
            <p className="mb-3">
              <FailureMessage error={error} />
            </p>
            <Button tone="line" size="sm" loading={isFetching} onClick={() => void refetch()}>
              <FormattedMessage id="failure.retry" />
            </Button>
          </Alert>
        ) : null}
        {data === null ? <UnknownDocument list={list} /> : null}
        {data === undefined && !error ? (
          <div className="grid gap-4" aria-hidden>
            <Skeleton className="h-12" />
            <Skeleton className="h-96" />
          </div>
        ) : null}
      </main>
    </OpenSubject>
  );
}

/** A name that no document has. */
function UnknownDocument({ list }: { list: ListName }) {
  const locale = useLocale();
  const { query, all, unknown } = LISTS[list];
  return (
    <EmptyState
      title={<FormattedMessage id={unknown} />}
      action={
        <Button asChild>
          <Link href={editorPaths.pageEditor(locale, query)}>
            <FormattedMessage id={all} />
          </Link>
        </Button>
      }
    />
  );
}
