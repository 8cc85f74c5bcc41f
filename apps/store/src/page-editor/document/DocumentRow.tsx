import type { DocumentSummary } from '@patine/contract/content/documents';
import { LOCALES, LOCALE_NAMES } from '@patine/core';
import { Link } from '@patine/ui/link/Link';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { type EditorScreen, editorPaths } from '../../editor-paths.ts';
import { keptPage } from '../kept-pages.ts';
import { pageStateOf } from '../pages/list-pages.ts';
import { useTimeMessage } from '../use-time-message.ts';

export type DocumentRowProps = {
  /** Under which changes that are not saved are kept in the browser. */
  name: string;
  screen: EditorScreen;
  title: ReactNode;
  about: ReactNode;
  /** One for each language that it is written in. */
  documents: readonly DocumentSummary[];
  /** Its states are a page's or those of another document: French tells them apart. */
  statePrefix: 'pageEditor' | 'shopDocument';
};

/** A document in a list of the page editor, and where each language is on its way. */
export function DocumentRow({ name, screen, title, about, documents, statePrefix }: DocumentRowProps) {
  const locale = useLocale();
  const timeMessage = useTimeMessage();
  const latest = documents
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  return (
    <li className="stitch-b">
      <Link
        href={editorPaths.pageEditor(locale, screen)}
        className="block px-1 py-3 wrap-anywhere hover:bg-ecru"
      >
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{about}</span>
        <span className="block text-sm text-muted">
          {LOCALES.map((language) => {
            const document = documents.find((one) => one.locale === language);
            return (
              <Fragment key={language}>
                <FormattedMessage
                  id="pageEditor.inList.of"
                  values={{
                    language: LOCALE_NAMES[language],
                    state: (
                      <FormattedMessage
                        id={`${statePrefix}.inList.${document ? pageStateOf(document) : 'missing'}`}
                      />
                    ),
                  }}
                />
                {' · '}
              </Fragment>
            );
          })}
          {latest ? timeMessage(latest, 'medium') : null}
        </span>
        {keptPage(name) ? (
          <span className="block text-sm text-garance">
            <FormattedMessage id="pageEditor.documents.kept" />
          </span>
        ) : null}
      </Link>
    </li>
  );
}
