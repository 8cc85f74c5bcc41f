import { type ShopDocumentId, SHOP_DOCUMENTS } from '@patine/contract/content/shop-documents';
import { Alert } from '@patine/ui/alert/Alert';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { allDocumentsQuery } from '../content-api.ts';
import { DocumentRow } from '../document/DocumentRow.tsx';
import { failureOf } from '../failure-of.ts';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { shopDocumentName } from '../shop-document.ts';
import { useDocumentTitle } from '../use-document-title.ts';

const IDS = Object.keys(SHOP_DOCUMENTS) as ShopDocumentId[];

/** What the whole shop shows, beside its pages and drops. */
export default function ShopDocuments() {
  const { formatMessage } = useIntl();
  const titleOf = useDocumentTitle();
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
            return (
              <DocumentRow
                key={id}
                name={shopDocumentName(id)}
                screen={`view=${id}`}
                title={titleOf(shopDocumentName(id))}
                about={<FormattedMessage id={`shopDocument.about.${id}`} />}
                documents={(data ?? []).filter(
                  (document) => document.kind === kind && document.name === name,
                )}
                statePrefix="shopDocument"
              />
            );
          })}
        </ul>
      </main>
    </>
  );
}
