import type { ShopDocumentId } from '@patine/contract/content/shop-documents';
import { ApiError } from '../lib/api-error.ts';
import { failureMessage } from '../lib/failure-message.ts';
import { InvalidPageError } from './content-api.ts';

/** What is written: a page, a drop, or one of the documents that the whole shop shows. */
export type DocumentSubject = 'page' | 'drop' | ShopDocumentId;

const OWN = {
  ACCESS_DENIED: 'pageEditor.failure.access',
  TOKEN_EXPIRED: 'pageEditor.failure.access',
  VALIDATION: 'pageEditor.failure.errors',
  PUBLISHER_REQUIRED: 'pageEditor.failure.publisher',
  ADMINISTRATOR_REQUIRED: 'pageEditor.failure.administrator',
  LAST_ADMINISTRATOR: 'pageEditor.failure.lastAdministrator',
} as const;

/** These name the document, which a list has none of. */
const OF_DOCUMENT = {
  NOT_FOUND: 'pageEditor.failure.notFound',
  NEWER_DRAFT: 'pageEditor.failure.newer',
  REQUEST_TOO_LARGE: 'pageEditor.failure.tooLarge',
} as const;

const isOfDocument = (name: string): name is keyof typeof OF_DOCUMENT => Object.hasOwn(OF_DOCUMENT, name);

/** The messages that tell an editor of a failure: `document` is that of the document's name in it, or null. */
export function failureOf(
  error: unknown,
  subject: DocumentSubject | null,
): { id: string; document: string | null } {
  if (error instanceof InvalidPageError) return { id: OWN.VALIDATION, document: null };
  const name = error instanceof ApiError ? error.body.name : '';
  if (subject !== null && isOfDocument(name))
    return { id: OF_DOCUMENT[name], document: `pageEditor.subject.${subject}` };
  return { id: failureMessage(error, OWN), document: null };
}
