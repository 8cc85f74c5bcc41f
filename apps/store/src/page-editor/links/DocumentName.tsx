import type { DocumentSummary } from '@patine/contract/content/documents';
import { FormattedMessage } from 'react-intl';

export type DocumentNameProps = { document: Pick<DocumentSummary, 'kind' | 'name' | 'title'> };

/** What editors call a document: the title of a page, or what the other kinds are. */
export const DocumentName = ({ document: { kind, name, title } }: DocumentNameProps) =>
  kind === 'page' ? title || name : <FormattedMessage id={`pageEditor.kind.${kind}`} />;
