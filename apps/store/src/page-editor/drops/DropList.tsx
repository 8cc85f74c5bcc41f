import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionResult } from '../document/ActionResult.tsx';
import { Choice, ListFilters, SearchWords } from '../document/ListFilters.tsx';
import { ListRows } from '../document/ListRow.tsx';
import { ListScreen } from '../document/ListScreen.tsx';
import { useNow } from '../use-now.ts';
import { DropRow } from './DropRow.tsx';
import { dropListQuery } from './drops-api.ts';
import { DROP_STATES, type DropFilter, filterDrops } from './list-drops.ts';
import { NewDrop } from './NewDrop.tsx';

const EVERY_DROP: DropFilter = { words: '', state: '' };

/** Every drop, those of the feed and those of editors. */
export function DropList() {
  const now = useNow();
  const [filter, setFilter] = useState(EVERY_DROP);
  const [isNew, setNew] = useState(false);
  const { data, error } = useQuery(dropListQuery);
  const shown = filterDrops(data ?? [], filter, now);
  const isEmpty = data?.length === 0;
  const newDrop = (
    <Button size="sm" onClick={() => setNew(true)}>
      <Plus aria-hidden className="size-4" />
      <FormattedMessage id="dropEditor.new" />
    </Button>
  );
  return (
    <>
      <ListScreen
        screen="drops"
        title={<FormattedMessage id="dropEditor.title" />}
        count={
          data && !isEmpty ? (
            <FormattedMessage id="dropEditor.listed" values={{ count: shown.length }} />
          ) : null
        }
        action={isEmpty ? null : newDrop}
        filters={isEmpty ? null : <DropFilters filter={filter} onChange={setFilter} />}
        error={error}
        isLoading={!data && !error}
      >
        <ActionResult />
        {isEmpty ? (
          <EmptyState title={<FormattedMessage id="dropEditor.none" />} action={newDrop}>
            <FormattedMessage id="dropEditor.none.text" />
          </EmptyState>
        ) : null}
        {data && !isEmpty && shown.length === 0 ? (
          <EmptyState
            title={<FormattedMessage id="dropEditor.notFound" />}
            action={
              <Button tone="line" onClick={() => setFilter(EVERY_DROP)}>
                <FormattedMessage id="dropEditor.every" />
              </Button>
            }
          />
        ) : null}
        <ListRows about="address">
          {shown.map((drop) => (
            <DropRow key={drop.slug} drop={drop} now={now} />
          ))}
        </ListRows>
      </ListScreen>
      <NewDrop open={isNew} drops={data ?? []} onClose={() => setNew(false)} />
    </>
  );
}

type DropFiltersProps = { filter: DropFilter; onChange: (filter: DropFilter) => void };

function DropFilters({ filter, onChange }: DropFiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <ListFilters>
      <SearchWords
        label={formatMessage({ id: 'dropEditor.find' })}
        words={filter.words}
        onChange={(words) => onChange({ ...filter, words })}
      />
      <Choice
        label={formatMessage({ id: 'pageEditor.documents.state' })}
        value={filter.state}
        any={formatMessage({ id: 'dropEditor.anyState' })}
        choices={DROP_STATES.map(
          (state) => [state, formatMessage({ id: `dropEditor.inList.${state}` })] as const,
        )}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </ListFilters>
  );
}
