import type { DocumentSummary } from '@patine/contract/content/documents';
import type { EditorScreen } from '../../editor-paths.ts';
import { shopDocumentIdOf } from './DocumentLabel.tsx';

/** The screen that writes a document; of a page, with the block open that has an address. */
export function screenOf(document: Pick<DocumentSummary, 'kind' | 'name'>, address?: string): EditorScreen {
  if (document.kind === 'drop') return `drop=${document.name}`;
  const shop = shopDocumentIdOf(document);
  if (shop) return `view=${shop}`;
  return `page=${document.name}${address ? `&link=${encodeURIComponent(address)}` : ''}`;
}
