import type { DocumentSummary } from '@patine/contract/content/documents';
import { SHOP_DOCUMENTS, type ShopDocumentId } from '@patine/contract/content/shop-documents';
import { FormattedMessage } from 'react-intl';

type Named = Pick<DocumentSummary, 'kind' | 'name'>;

export type DocumentNameProps = { document: Named & Pick<DocumentSummary, 'title'> };

/** Which of the documents that the whole shop shows this is; undefined for a page. */
export const shopDocumentIdOf = ({ kind, name }: Named): ShopDocumentId | undefined =>
  (Object.keys(SHOP_DOCUMENTS) as ShopDocumentId[]).find(
    (id) => SHOP_DOCUMENTS[id].kind === kind && SHOP_DOCUMENTS[id].name === name,
  );

/** What editors call a document: the title of a page, or what the others are. */
export function DocumentName({ document }: DocumentNameProps) {
  const id = shopDocumentIdOf(document);
  return id === undefined ? (
    document.title || document.name
  ) : (
    <FormattedMessage id={`pageEditor.shop.${id}`} />
  );
}
