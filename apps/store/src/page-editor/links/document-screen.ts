import type { DocumentSummary } from '@patine/contract/content/documents';
import type { EditorScreen } from '../../editor-paths.ts';
import { shopDocumentIdOf } from './DocumentName.tsx';

/** The screen that writes a document. */
export function screenOf(document: Pick<DocumentSummary, 'kind' | 'name'>): EditorScreen {
  if (document.kind === 'drop') return `drop=${document.name}`;
  const shop = shopDocumentIdOf(document);
  return shop ? `view=${shop}` : `page=${document.name}`;
}
