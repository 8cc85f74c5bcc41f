import type { ReleaseState, ReleaseSummary } from '@patine/contract/content/releases';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { ListRow, ListRows } from '../document/ListRow.tsx';
import { ListScreen } from '../document/ListScreen.tsx';
import { StatePill, type StateTone } from '../document/StatePill.tsx';
import { AuthorName } from '../people/AuthorName.tsx';
import { useTimeMessage } from '../use-time-message.ts';
import { NameRelease } from './NameRelease.tsx';
import { ReleaseState as StateWords } from './ReleaseState.tsx';
import { releasesApi, releasesQuery } from './releases-api.ts';
import { ShopAtDate } from './ShopAtDate.tsx';

const TONES: Record<ReleaseState, StateTone> = {
  open: 'draft',
  scheduled: 'soon',
  failed: 'changed',
  published: 'live',
};

/** Every release, and the shop as it will be. */
export function ReleaseList() {
  const locale = useLocale();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  const { data, error } = useQuery(releasesQuery);
  const create = async (name: string) => {
    const { id } = await releasesApi.create(name);
    void navigate(editorPaths.pageEditor(locale, `release=${id}`));
  };
  const isEmpty = data?.length === 0;
  const newRelease = (
    <Button size="sm" onClick={() => setNew(true)}>
      <Plus aria-hidden className="size-4" />
      <FormattedMessage id="release.new" />
    </Button>
  );
  return (
    <>
      <ListScreen
        screen="releases"
        title={<FormattedMessage id="pageEditor.screens.releases" />}
        count={
          data && !isEmpty ? <FormattedMessage id="release.count" values={{ count: data.length }} /> : null
        }
        action={isEmpty ? null : newRelease}
        error={error}
        isLoading={!data && !error}
      >
        {isEmpty ? (
          <EmptyState title={<FormattedMessage id="release.none" />} action={newRelease}>
            <FormattedMessage id="release.none.text" />
          </EmptyState>
        ) : null}
        <ListRows about="address">
          {(data ?? []).map((release) => (
            <ReleaseRow key={release.id} release={release} />
          ))}
        </ListRows>
        {data ? (
          <div className="mt-8">
            <ShopAtDate />
          </div>
        ) : null}
      </ListScreen>
      {isNew ? (
        <NameRelease
          title={<FormattedMessage id="release.new" />}
          action={<FormattedMessage id="release.begin" />}
          onName={create}
          onClose={() => setNew(false)}
        />
      ) : null}
    </>
  );
}

function ReleaseRow({ release }: { release: ReleaseSummary }) {
  const timeMessage = useTimeMessage();
  const { id, name, state, changeCount, author, createdAt } = release;
  return (
    <ListRow
      screen={`release=${id}`}
      title={name}
      about={<FormattedMessage id="release.changes" values={{ count: changeCount }} />}
      states={
        <StatePill tone={TONES[state]}>
          <StateWords release={release} />
        </StatePill>
      }
      fact={<AuthorName author={author} source="editor" />}
      changed={<FormattedMessage id="release.created" values={{ date: timeMessage(createdAt, 'medium') }} />}
      isKept={false}
    />
  );
}
