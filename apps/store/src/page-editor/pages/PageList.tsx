import { LOCALES, LOCALE_NAMES } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Select } from '@patine/ui/select/Select';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { TextField } from '@patine/ui/text-field/TextField';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { allDocumentsQuery } from '../content-api.ts';
import { failureOf } from '../failure-of.ts';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { EditedPage } from './EditedPage.tsx';
import { filterPages, pagesOf, PAGE_STATES, type PageFilter } from './list-pages.ts';
import { NewPage } from './NewPage.tsx';
import { PageRow } from './PageRow.tsx';

export type PageListProps = {
  /** Path of the shop's page that an editor wants to change; null for none. */
  wanted: string | null;
};

const EVERY_PAGE: PageFilter = { words: '', state: '', language: '' };

/** Every page, in all its languages. */
export function PageList({ wanted }: PageListProps) {
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useState(EVERY_PAGE);
  const [isNew, setNew] = useState(false);
  const { data, error } = useQuery(allDocumentsQuery);
  const pages = pagesOf(data ?? []);
  const shown = filterPages(pages, filter);
  const newPage = (
    <Button size="sm" onClick={() => setNew(true)}>
      <Plus aria-hidden className="size-4" />
      <FormattedMessage id="pageEditor.new" />
    </Button>
  );
  return (
    <>
      <ScreenHeader title={formatMessage({ id: 'pageEditor.title' })} screen="pages">
        {newPage}
      </ScreenHeader>
      <main id="main" tabIndex={-1} className="wrap max-w-4xl! py-6 outline-none">
        {wanted !== null && data ? <EditedPage path={wanted} documents={data} /> : null}
        {error ? (
          <Alert tone="error" live className="mb-5">
            <FormattedMessage id={failureOf(error)} />
          </Alert>
        ) : null}
        <PageFilters filter={filter} onChange={setFilter} />
        {data || error ? null : (
          <div className="mt-5 grid gap-3" aria-hidden>
            {[0, 1, 2, 3].map((place) => (
              <Skeleton key={place} className="h-20" />
            ))}
          </div>
        )}
        {data ? (
          <p aria-live="polite" className="mt-5 text-sm text-muted">
            <FormattedMessage id="pageEditor.documents.count" values={{ count: shown.length }} />
          </p>
        ) : null}
        {data && shown.length === 0 ? (
          <EmptyState
            title={<FormattedMessage id="pageEditor.documents.notFound" />}
            action={
              <Button tone="line" onClick={() => setFilter(EVERY_PAGE)}>
                <FormattedMessage id="pageEditor.documents.every" />
              </Button>
            }
          />
        ) : null}
        <ul className="mt-2">
          {shown.map((page) => (
            <PageRow key={page.name} page={page} />
          ))}
        </ul>
      </main>
      <NewPage open={isNew} onClose={() => setNew(false)} />
    </>
  );
}

type PageFiltersProps = { filter: PageFilter; onChange: (filter: PageFilter) => void };

function PageFilters({ filter, onChange }: PageFiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <search className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <TextField
        type="search"
        label={formatMessage({ id: 'pageEditor.documents.find' })}
        value={filter.words}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
      <Select
        label={formatMessage({ id: 'pageEditor.documents.state' })}
        value={filter.state}
        onChange={({ target }) => onChange({ ...filter, state: target.value as PageFilter['state'] })}
      >
        <option value="">{formatMessage({ id: 'pageEditor.documents.anyState' })}</option>
        {([...PAGE_STATES, 'archived'] as const).map((state) => (
          <option key={state} value={state}>
            {formatMessage({ id: `pageEditor.pageState.${state}` })}
          </option>
        ))}
      </Select>
      <Select
        label={formatMessage({ id: 'pageEditor.documents.language' })}
        value={filter.language}
        onChange={({ target }) => onChange({ ...filter, language: target.value as PageFilter['language'] })}
      >
        <option value="">{formatMessage({ id: 'pageEditor.documents.anyLanguage' })}</option>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
        {LOCALES.map((locale) => (
          <option key={locale} value={`-${locale}`}>
            {formatMessage({ id: 'pageEditor.documents.lacks' }, { language: LOCALE_NAMES[locale] })}
          </option>
        ))}
      </Select>
    </search>
  );
}
