import type { Author } from '@patine/contract/content/editors';
import {
  LOG_ACTIONS,
  LOG_PAGE_SIZE,
  type LogAction,
  type LogEntry,
} from '@patine/contract/content/editors-log';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Choice, ListFilters, SearchWords } from '../document/ListFilters.tsx';
import { ListScreen } from '../document/ListScreen.tsx';
import { useDocumentLabel } from '../links/DocumentLabel.tsx';
import { useDocumentKind } from '../releases/use-document-kind.ts';
import { useSettled } from '../use-settled.ts';
import { useTimeMessage } from '../use-time-message.ts';
import { AuthorName } from './AuthorName.tsx';
import { logQuery } from './people-api.ts';

type Filter = { words: string; author: string; action: LogAction | '' };
const EVERYTHING: Filter = { words: '', author: '', action: '' };

/** Who did what to which document, or to whom, newest first. */
export function Log() {
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useState(EVERYTHING);
  const [page, setPage] = useState(1);
  const query = useSettled(String(new URLSearchParams({ ...given(filter), page: String(page) })));
  const { data, error } = useQuery({ ...logQuery(query), placeholderData: keepPreviousData });
  const change = (next: Partial<Filter>) => {
    setFilter({ ...filter, ...next });
    setPage(1);
  };
  const nameOf = (author: Author) =>
    author.kind === 'editor'
      ? author.name || formatMessage({ id: 'pageEditor.log.who.former' })
      : formatMessage({ id: 'pageEditor.log.who.link' }, { id: author.id.slice(0, 8) });
  const pages = Math.max(1, Math.ceil((data?.count ?? 0) / LOG_PAGE_SIZE));
  return (
    <ListScreen
      screen="people"
      title={<FormattedMessage id="pageEditor.log" />}
      count={data ? <FormattedMessage id="pageEditor.log.count" values={{ count: data.count }} /> : null}
      filters={
        <ListFilters>
          <SearchWords
            label={formatMessage({ id: 'pageEditor.log.words' })}
            words={filter.words}
            onChange={(words) => change({ words })}
          />
          <Choice
            label={formatMessage({ id: 'pageEditor.log.who' })}
            any={formatMessage({ id: 'pageEditor.log.anybody' })}
            value={filter.author}
            choices={(data?.authors ?? []).map((author) => [author.id, nameOf(author)] as const)}
            onChange={(author) => change({ author })}
          />
          <Choice
            label={formatMessage({ id: 'pageEditor.log.what' })}
            any={formatMessage({ id: 'pageEditor.log.anything' })}
            value={filter.action}
            choices={LOG_ACTIONS.map(
              (action) => [action, formatMessage({ id: `pageEditor.log.action.${action}` })] as const,
            )}
            onChange={(action) => change({ action })}
          />
        </ListFilters>
      }
      error={error}
      isLoading={!data && !error}
    >
      {data?.count === 0 ? (
        <EmptyState title={<FormattedMessage id="pageEditor.log.none" />}>
          <FormattedMessage id="pageEditor.log.none.text" />
        </EmptyState>
      ) : null}
      <ol className="rounded border border-line bg-surface empty:hidden">
        {(data?.entries ?? []).map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {pages > 1 ? (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button tone="line" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <FormattedMessage id="pageEditor.log.newer" />
          </Button>
          <span className="text-sm text-muted tabular-nums">
            <FormattedMessage id="pageEditor.log.page" values={{ page, pages }} />
          </span>
          <Button tone="line" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            <FormattedMessage id="pageEditor.log.older" />
          </Button>
        </div>
      ) : null}
    </ListScreen>
  );
}

/** The filters that narrow something down. */
const given = (filter: Filter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

function LogRow({ entry: { at, action, author, document, person } }: { entry: LogEntry }) {
  const { formatMessage } = useIntl();
  const timeMessage = useTimeMessage();
  const role = person?.role ? formatMessage({ id: `pageEditor.role.${person.role}` }) : null;
  return (
    <li className="stitch-b flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 last:border-b-0">
      <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <strong>
          <FormattedMessage id={`pageEditor.log.action.${action}`} />
        </strong>
        {document ? <LoggedDocument document={document} /> : null}
        {[person?.name, role].map((part) => (part ? ` · ${part}` : ''))}
        {document?.version ? (
          <>
            {' · '}
            <FormattedMessage id="pageEditor.version" values={{ version: document.version }} />
          </>
        ) : null}
      </span>
      <span className="text-sm text-muted tabular-nums">
        {author ? (
          <AuthorName author={author} source="editor" />
        ) : (
          <FormattedMessage id="pageEditor.log.command" />
        )}
        {' · '}
        {timeMessage(at, 'medium')}
      </span>
    </li>
  );
}

/** What editors call the document of an entry, and what it is; its name once it is deleted. */
function LoggedDocument({ document }: { document: NonNullable<LogEntry['document']> }) {
  const label = useDocumentLabel(document);
  const documentKind = useDocumentKind();
  const { formatMessage } = useIntl();
  const { kind, locale } = document;
  const what = () => {
    if (kind === 'release') return null;
    if (locale !== null) return documentKind({ kind, locale });
    return formatMessage({ id: kind === 'drop' ? 'release.drop' : 'pageEditor.log.page.whole' });
  };
  return [label, what()].map((part) => (part ? ` · ${part}` : ''));
}
