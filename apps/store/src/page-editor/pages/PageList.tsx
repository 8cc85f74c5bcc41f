import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { allDocumentsQuery } from '../content-api.ts';
import { ActionResult } from '../document/ActionResult.tsx';
import { ListRows } from '../document/ListRow.tsx';
import { ListScreen } from '../document/ListScreen.tsx';
import { Reviews } from '../people/Reviews.tsx';
import { EditedPage } from './EditedPage.tsx';
import { filterPages, pagesOf, type PageFilter } from './list-pages.ts';
import { NewPage } from './NewPage.tsx';
import { PageFilters } from './PageFilters.tsx';
import { PageRow } from './PageRow.tsx';

export type PageListProps = {
  /** Path of the shop's page that an editor wants to change; null for none. */
  wanted: string | null;
};

const EVERY_PAGE: PageFilter = { words: '', state: '', language: '' };

/** Every page, in all its languages. */
export function PageList({ wanted }: PageListProps) {
  const locale = useLocale();
  const [filter, setFilter] = useState(EVERY_PAGE);
  const [isNew, setNew] = useState(false);
  const { data, error } = useQuery(allDocumentsQuery);
  const shown = filterPages(pagesOf(data ?? [], locale), filter);
  return (
    <>
      <ListScreen
        screen="pages"
        title={<FormattedMessage id="pageEditor.screens.pages" />}
        count={
          data ? <FormattedMessage id="pageEditor.documents.count" values={{ count: shown.length }} /> : null
        }
        action={
          <Button size="sm" onClick={() => setNew(true)}>
            <Plus aria-hidden className="size-4" />
            <FormattedMessage id="pageEditor.new" />
          </Button>
        }
        filters={<PageFilters filter={filter} onChange={setFilter} />}
        error={error}
        isLoading={!data && !error}
      >
        <ActionResult />
        <Reviews />
        {wanted !== null && data ? <EditedPage path={wanted} documents={data} /> : null}
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
        <ListRows about="address">
          {shown.map((page) => (
            <PageRow key={page.name} page={page} />
          ))}
        </ListRows>
      </ListScreen>
      <NewPage open={isNew} onClose={() => setNew(false)} />
    </>
  );
}
