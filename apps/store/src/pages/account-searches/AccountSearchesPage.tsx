import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import { useSavedSearches } from '../../features/saved-searches/saved-searches.query.ts';
import { useDeleteSearch } from '../../features/saved-searches/use-delete-search.ts';
import { useWasSearchSaved } from '../../features/saved-searches/use-was-search-saved.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { failureMessage } from '../../lib/failure-message.ts';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { SearchCard } from './SearchCard.tsx';
import { searchPreviewsQuery } from './search-previews.query.ts';

export default function AccountSearchesPage() {
  const locale = useLocale();
  const content = useRef<HTMLDivElement>(null);
  const { data: searches = [] } = useSavedSearches();
  const previews = useQuery(searchPreviewsQuery(useApi(), useQueryClient(), locale, searches));
  const remove = useDeleteSearch();
  const saved = useWasSearchSaved();
  return (
    <div ref={content} tabIndex={-1} className="outline-none">
      <PageHead titleId="saved-searches.title" noindex />
      <PageHeading title={<FormattedMessage id="saved-searches.title" />} />
      {saved && remove.isIdle ? (
        <Alert tone="success" live className="mb-5">
          <FormattedMessage id="saved-searches.saved" />
        </Alert>
      ) : null}
      {remove.error ? (
        <Alert tone="error" live className="mb-5">
          <FormattedMessage id={failureMessage(remove.error)} />
        </Alert>
      ) : null}
      {remove.isSuccess ? (
        <Alert tone="success" live className="mb-5">
          <FormattedMessage id="saved-searches.deleted" values={{ name: remove.variables.name }} />
        </Alert>
      ) : null}
      {searches.length === 0 ? (
        <>
          <EmptyState
            title={<FormattedMessage id="saved-searches.empty.title" />}
            action={
              <Button asChild>
                <Link href={paths.shop(locale)}>
                  <FormattedMessage id="saved-searches.empty.action" />
                </Link>
              </Button>
            }
          >
            <FormattedMessage id="saved-searches.empty.text" />
          </EmptyState>
          <Suggestions />
        </>
      ) : (
        <ul className={`grid gap-4 ${searches.length > 1 ? '3xl:grid-cols-2' : ''}`}>
          {searches.map((search) => (
            <SearchCard
              key={search.id}
              search={search}
              preview={previews.isPending ? undefined : (previews.data?.[search.path] ?? null)}
              onDelete={() => {
                // The pressed button disappears with its search.
                remove.mutate(search, { onSuccess: () => content.current?.focus() });
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
