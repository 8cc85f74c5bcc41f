import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contentComments as comments } from '../../db/schema/content.ts';
import type { DocumentKey } from './check-document.ts';

export type CommentRow = typeof comments.$inferSelect;

const ofDocument = ({ kind, name, locale }: DocumentKey) =>
  and(eq(comments.kind, kind), eq(comments.name, name), eq(comments.locale, locale));

export const readComments = (db: Database, key: DocumentKey): Promise<CommentRow[]> =>
  db.select().from(comments).where(ofDocument(key)).orderBy(asc(comments.writtenAt), asc(comments.id));

export async function insertComment(db: Database, row: typeof comments.$inferInsert): Promise<number> {
  const [added] = await db.insert(comments).values(row).returning({ id: comments.id });
  return added?.id ?? 0;
}

/** Settles a comment, or opens it again with nulls; false when the document has none of this id. */
export async function updateResolved(
  db: Database,
  key: DocumentKey,
  { id, ...resolved }: Pick<CommentRow, 'id' | 'resolvedAt' | 'resolverId'>,
): Promise<boolean> {
  const updated = await db
    .update(comments)
    .set(resolved)
    .where(and(ofDocument(key), eq(comments.id, id)))
    .returning({ id: comments.id });
  return updated.length > 0;
}

/** Of a document that is deleted, in every language. */
export const deleteCommentsOf = (db: Database, { kind, name }: Pick<DocumentKey, 'kind' | 'name'>) =>
  db.delete(comments).where(and(eq(comments.kind, kind), eq(comments.name, name)));
