import type { DocumentSummary } from '@patine/contract/content/documents';
import { LOCALES } from '@patine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EditorScreen } from '../../editor-paths.ts';
import { keptPage } from '../kept-pages.ts';
import { type PageState, pageStateOf } from '../pages/list-pages.ts';
import { useDayMessage, useTimeMessage } from '../use-time-message.ts';
import { AuthorName } from '../people/AuthorName.tsx';
import { ReleaseNote } from '../releases/ReleaseNote.tsx';
import { ListRow } from './ListRow.tsx';
import { StatePill, type StateTone } from './StatePill.tsx';
import { useLanguageLabel } from '../use-language-name.ts';

const TONES: Record<PageState | 'archived', StateTone> = {
  published: 'live',
  behind: 'changed',
  scheduled: 'soon',
  draft: 'draft',
  ended: 'over',
  off: 'over',
  archived: 'over',
};

export type DocumentRowProps = {
  /** Under which changes that are not saved are kept in the browser. */
  name: string;
  screen: EditorScreen;
  title: ReactNode;
  about: ReactNode;
  /** One for each language that it is written in. */
  documents: readonly DocumentSummary[];
  /** What is said of a language that nobody has written. */
  missing: 'pageEditor.inList.missing' | 'shopDocument.inList.missing' | 'shopDocument.inList.builtIn';
  /** Its states are a page's or those of another document: French tells them apart. */
  statePrefix: 'pageEditor' | 'shopDocument';
};

/** A page, or a document of the shop, in its list: where each language is on its way, and what changed last. */
export function DocumentRow({ name, documents, missing, statePrefix, ...row }: DocumentRowProps) {
  const languageLabel = useLanguageLabel();
  const dayMessage = useDayMessage();
  const timeMessage = useTimeMessage();
  const latest = documents.toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt)).at(-1);
  return (
    <ListRow
      {...row}
      states={LOCALES.map((language) => {
        const document = documents.find((one) => one.locale === language);
        const state = document ? (document.isArchived ? 'archived' : pageStateOf(document)) : null;
        const date = document?.publishAt;
        return (
          <StatePill key={language} tone={state === null ? 'none' : TONES[state]}>
            <FormattedMessage
              id="pageEditor.inList.of"
              values={{
                language: languageLabel(language),
                state: (
                  <FormattedMessage
                    id={state === null ? missing : `${statePrefix}.inList.${state}`}
                    values={{ date: date ? dayMessage(date) : '' }}
                  />
                ),
              }}
            />
          </StatePill>
        );
      })}
      fact={latest ? <AuthorName author={latest.author} source={latest.source} /> : null}
      changed={latest ? timeMessage(latest.updatedAt, 'medium') : null}
      release={<ReleaseNote documents={documents} place="row" />}
      isKept={keptPage(name) !== null}
    />
  );
}
