import type { DocumentSummary } from '@patine/contract/content/documents';
import { TextLink, type TextLinkProps } from '@patine/ui/text-link/TextLink';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { keepLanguage } from '../kept-pages.ts';
import { shopDocumentName } from '../shop-document.ts';
import { DocumentLabel, type DocumentLabelProps, shopDocumentIdOf } from './DocumentLabel.tsx';
import { screenOf } from './document-screen.ts';

export type DocumentLinkProps = Omit<TextLinkProps, 'href' | 'onClick'> & {
  document: DocumentLabelProps['document'] & Pick<DocumentSummary, 'locale'>;
  /** An address in the document: of a page, the block that has it is opened. */
  address?: string;
};

/** Leads to where a document is written, in the language that is meant: by its name, or by other words. */
export function DocumentLink({ document, address, children, ...rest }: DocumentLinkProps) {
  const locale = useLocale();
  const open = () => {
    const shop = shopDocumentIdOf(document);
    if (document.kind !== 'drop')
      keepLanguage(shop ? shopDocumentName(shop) : document.name, document.locale);
  };
  return (
    <TextLink {...rest} href={editorPaths.pageEditor(locale, screenOf(document, address))} onClick={open}>
      {children ?? <DocumentLabel document={document} />}
    </TextLink>
  );
}
