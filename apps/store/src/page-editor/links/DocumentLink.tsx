import type { DocumentSummary } from '@patine/contract/content/documents';
import { TextLink, type TextLinkProps } from '@patine/ui/text-link/TextLink';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { keepLanguage } from '../kept-pages.ts';
import { DocumentName, type DocumentNameProps } from './DocumentName.tsx';
import { screenOf } from './document-screen.ts';

export type DocumentLinkProps = Omit<TextLinkProps, 'href' | 'children' | 'onClick'> & {
  document: DocumentNameProps['document'] & Pick<DocumentSummary, 'locale'>;
};

/** The name of a document, which leads to where it is written, in the language that is meant. */
export function DocumentLink({ document, ...rest }: DocumentLinkProps) {
  const locale = useLocale();
  const open = () => {
    if (document.kind !== 'drop') keepLanguage(document.locale);
  };
  return (
    <TextLink {...rest} href={editorPaths.pageEditor(locale, screenOf(document))} onClick={open}>
      <DocumentName document={document} />
    </TextLink>
  );
}
