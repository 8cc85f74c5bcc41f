import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { editorTokens } from '../../db/schema/content.ts';

export type EditorTokenRow = typeof editorTokens.$inferSelect;

export const insertEditorToken = (db: Database, values: typeof editorTokens.$inferInsert) =>
  db.insert(editorTokens).values(values);

export const deleteEditorTokensUntil = (db: Database, moment: Date) =>
  db.delete(editorTokens).where(lte(editorTokens.expiresAt, moment));

/** Newest first. */
export const listEditorTokens = (db: Database): Promise<EditorTokenRow[]> =>
  db.select().from(editorTokens).orderBy(desc(editorTokens.createdAt));

export async function findEditorToken(db: Database, id: string): Promise<EditorTokenRow | null> {
  const [row] = await db.select().from(editorTokens).where(eq(editorTokens.id, id));
  return row ?? null;
}

/** Keeps the first revocation time when called again. */
export const revokeEditorToken = (db: Database, id: string, now: Date) =>
  db
    .update(editorTokens)
    .set({ revokedAt: now })
    .where(and(eq(editorTokens.id, id), isNull(editorTokens.revokedAt)));
