import type { Database } from '../../db/client.ts';
import { deleteCommentsOf } from './comments-repository.ts';
import { deleteVersions } from './document-life-repository.ts';
import { deleteChangesOf } from './releases/releases-repository.ts';
import { deleteReviewsOf } from './reviews-repository.ts';
import { deleteEditorDraftsOf } from './unsaved-repository.ts';
import { documentText } from './unsaved-work.ts';

/** Deletes a page or a drop with all its versions, and what was said of it and is not saved. */
export async function deleteDocument(tx: Database, document: { kind: 'page' | 'drop'; name: string }) {
  await deleteReviewsOf(tx, document);
  await deleteChangesOf(tx, document);
  await deleteCommentsOf(tx, document);
  await deleteVersions(tx, document);
  await deleteEditorDraftsOf(tx, documentText(document));
}
