import type { DocumentSummary, Titled } from '@patine/contract/content/documents';
import { SHOP_DOCUMENTS, type ShopDocumentId } from '@patine/contract/content/shop-documents';
import { showsEnglish } from '@patine/core';
import { useIntl } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';

type Named = Pick<DocumentSummary, 'kind' | 'name'>;

export type DocumentLabelProps = { document: Named & Titled };

/** Which of the documents that the whole shop shows this is; undefined for a page. */
export const shopDocumentIdOf = ({ kind, name }: Named): ShopDocumentId | undefined =>
  (Object.keys(SHOP_DOCUMENTS) as ShopDocumentId[]).find(
    (id) => SHOP_DOCUMENTS[id].kind === kind && SHOP_DOCUMENTS[id].name === name,
  );

/** What editors call a document: the title of a page, the name of a drop in their language, or what the others are. */
export function useDocumentLabel({ title, titleEn, ...named }: DocumentLabelProps['document']): string {
  const { formatMessage } = useIntl();
  const isInEnglish = showsEnglish(useLocale());
  const id = shopDocumentIdOf(named);
  if (id !== undefined) return formatMessage({ id: `pageEditor.shop.${id}` });
  return (isInEnglish ? titleEn : undefined) || title || named.name;
}

export const DocumentLabel = ({ document }: DocumentLabelProps) => useDocumentLabel(document);
