import { LOCALES, LOCALE_NAMES } from '@patine/core';
import { Link } from '@patine/ui/link/Link';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { editorPaths } from '../../editor-paths.ts';
import { keptPage } from '../kept-pages.ts';
import { useTimeMessage } from '../use-time-message.ts';
import { pageStateOf, type ListedPage } from './list-pages.ts';

/** A page of the list: its title, its address, and where each language is on its way. */
export function PageRow({ page: { name, documents } }: { page: ListedPage }) {
  const locale = useLocale();
  const timeMessage = useTimeMessage();
  const own = documents.find((document) => document.locale === locale) ?? documents[0];
  if (!own) return null;
  const latest =
    documents
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? own.updatedAt;
  return (
    <li className="stitch-b">
      <Link
        href={editorPaths.pageEditor(locale, `page=${name}`)}
        className="block px-1 py-3 wrap-anywhere hover:bg-ecru"
      >
        <span className="block font-semibold">{own.title || name}</span>
        <span className="block text-sm text-muted">{own.path ?? name}</span>
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
                        id={`pageEditor.inList.${document ? pageStateOf(document) : 'missing'}`}
                      />
                    ),
                  }}
                />
                {' · '}
              </Fragment>
            );
          })}
          {timeMessage(latest, 'medium')}
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
