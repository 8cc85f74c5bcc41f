import { eachLocale, LOCALES } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../lib/store-context.tsx';
import { editorPaths } from '../editor-paths.ts';
import { isPageName } from './check-page.ts';
import type { OpenedPage } from './editor-state.ts';
import { failureOf } from './failure-of.ts';
import { keptPage } from './kept-pages.ts';
import { PageDesk } from './PageDesk.tsx';
import { ScreenHeader } from './ScreenHeader.tsx';
import { readStoredIn } from './stored-page.ts';

/** What this browser kept of a page, or what the shop has of it; null for neither. */
async function readPage(name: string): Promise<OpenedPage | null> {
  const kept = keptPage(name);
  if (kept) return kept;
  const found = isPageName(name) ? await readStoredIn(name, LOCALES) : new Map();
  if (found.size === 0) return null;
  return {
    editorState: { name, pages: eachLocale((locale) => found.get(locale)?.page ?? null) },
    saved: eachLocale((locale) => found.get(locale)?.saved ?? null),
  };
}

/** Reads a page once: what is on the screen is not replaced by what somebody else saves. */
export function OpenPage({ name }: { name: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['content-page', name],
    queryFn: () => readPage(name),
    staleTime: Infinity,
    gcTime: 0,
    // What is not saved is in this browser: no network is needed to read it.
    networkMode: 'always',
  });
  if (data) return <PageDesk opened={data} />;
  return (
    <>
      <ScreenHeader title={name} back="pages" />
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
        {data === null ? <UnknownPage /> : null}
        {data === undefined && !error ? (
          <div className="grid gap-4" aria-hidden>
            <Skeleton className="h-12" />
            <Skeleton className="h-96" />
          </div>
        ) : null}
      </main>
    </>
  );
}

/** A name that no page has. */
function UnknownPage() {
  const locale = useLocale();
  return (
    <EmptyState
      title={<FormattedMessage id="pageEditor.unknown" />}
      action={
        <Button asChild>
          <Link href={editorPaths.pageEditor(locale)}>
            <FormattedMessage id="pageEditor.all" />
          </Link>
        </Button>
      }
    />
  );
}
