import { type ShopDocumentId, SHOP_DOCUMENTS } from '@patine/contract/content/shop-documents';
import { LOCALE_NAMES, LOCALES } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Link } from '@patine/ui/link/Link';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { allDocumentsQuery } from '../content-api.ts';
import { failureOf } from '../failure-of.ts';
import { keptPage } from '../kept-pages.ts';
import { pageStateOf } from '../pages/list-pages.ts';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { shopDocumentName } from '../shop-document.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useTimeMessage } from '../use-time-message.ts';

const IDS = Object.keys(SHOP_DOCUMENTS) as ShopDocumentId[];

/** What the whole shop shows, beside its pages and drops. */
export default function ShopDocuments() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const titleOf = useDocumentTitle();
  const timeMessage = useTimeMessage();
  const { data, error } = useQuery(allDocumentsQuery);
  return (
    <>
      <ScreenHeader title={formatMessage({ id: 'pageEditor.screens.shop' })} screen="shop" />
      <main id="main" tabIndex={-1} className="wrap max-w-4xl! py-6 outline-none">
        {error ? (
          <Alert tone="error" live className="mb-5">
            <FormattedMessage id={failureOf(error)} />
          </Alert>
        ) : null}
        {data || error ? null : (
          <div className="grid gap-3" aria-hidden>
            {IDS.map((id) => (
              <Skeleton key={id} className="h-20" />
            ))}
          </div>
        )}
        <ul>
          {(data ? IDS : []).map((id) => {
            const { kind, name } = SHOP_DOCUMENTS[id];
            const own = (data ?? []).filter((document) => document.kind === kind && document.name === name);
            const latest = own
              .map(({ updatedAt }) => updatedAt)
              .toSorted()
              .at(-1);
            return (
              <li key={id} className="stitch-b">
                <Link
                  href={editorPaths.pageEditor(locale, `view=${id}`)}
                  className="block px-1 py-3 wrap-anywhere hover:bg-ecru"
                >
                  <span className="block font-semibold">{titleOf(shopDocumentName(id))}</span>
                  <span className="block text-sm text-muted">
                    <FormattedMessage id={`shopDocument.about.${id}`} />
                  </span>
                  <span className="block text-sm text-muted">
                    {LOCALES.map((language) => {
                      const document = own.find((one) => one.locale === language);
                      return (
                        <Fragment key={language}>
                          <FormattedMessage
                            id="pageEditor.inList.of"
                            values={{
                              language: LOCALE_NAMES[language],
                              state: (
                                <FormattedMessage
                                  id={`shopDocument.inList.${document ? pageStateOf(document) : 'missing'}`}
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
                  {keptPage(shopDocumentName(id)) ? (
                    <span className="block text-sm text-garance">
                      <FormattedMessage id="pageEditor.documents.kept" />
                    </span>
                  ) : null}
                </Link>
              </li>
            );
          })}
        </ul>
      </main>
    </>
  );
}
