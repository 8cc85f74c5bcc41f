import { type ShopDocumentId, SHOP_DOCUMENTS } from '@patine/contract/content/shop-documents';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { allDocumentsQuery } from '../content-api.ts';
import { DocumentRow } from '../document/DocumentRow.tsx';
import { ListRows } from '../document/ListRow.tsx';
import { ListScreen } from '../document/ListScreen.tsx';
import { shopDocumentName } from '../shop-document.ts';

/** The shop has words of its own in place of these. */
const BUILT_IN: ReadonlySet<ShopDocumentId> = new Set(['seo', 'filters', 'dictionary']);

const IDS = Object.keys(SHOP_DOCUMENTS) as ShopDocumentId[];

/** What the whole shop shows, beside its pages and drops. */
export function ShopDocuments() {
  const { data, error } = useQuery(allDocumentsQuery);
  return (
    <ListScreen
      screen="shop"
      title={<FormattedMessage id="pageEditor.screens.shop" />}
      error={error}
      isLoading={!data && !error}
    >
      <ListRows about="sentence">
        {(data ? IDS : []).map((id) => {
          const { kind, name } = SHOP_DOCUMENTS[id];
          return (
            <DocumentRow
              key={id}
              name={shopDocumentName(id)}
              screen={`view=${id}`}
              title={<FormattedMessage id={`pageEditor.shop.${id}`} />}
              about={<FormattedMessage id={`shopDocument.about.${id}`} />}
              documents={(data ?? []).filter((document) => document.kind === kind && document.name === name)}
              missing={BUILT_IN.has(id) ? 'shopDocument.inList.builtIn' : 'shopDocument.inList.missing'}
              statePrefix="shopDocument"
            />
          );
        })}
      </ListRows>
    </ListScreen>
  );
}
