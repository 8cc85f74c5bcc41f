import { and, asc, eq, gt, like, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { editorDrafts, editorPresence } from '../../db/schema/content.ts';

export type EditorDraftRow = typeof editorDrafts.$inferSelect;
export type EditorPresenceRow = typeof editorPresence.$inferSelect;

const ofOwner = ({ owner, document }: Pick<EditorDraftRow, 'owner' | 'document'>) =>
  and(eq(editorDrafts.owner, owner), eq(editorDrafts.document, document));

export async function findEditorDraft(
  db: Database,
  key: Pick<EditorDraftRow, 'owner' | 'document'>,
): Promise<EditorDraftRow | null> {
  const [row] = await db.select().from(editorDrafts).where(ofOwner(key));
  return row ?? null;
}

/** Returns false where another client has written the draft, unless this one takes it over. */
export async function upsertEditorDraft(
  db: Database,
  row: EditorDraftRow,
  takesOver: boolean,
): Promise<boolean> {
  const { client, state, updatedAt } = row;
  const written = await db
    .insert(editorDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: [editorDrafts.owner, editorDrafts.document],
      set: { client, state, updatedAt },
      ...(takesOver ? {} : { setWhere: eq(editorDrafts.client, client) }),
    })
    .returning({ client: editorDrafts.client });
  return written.length > 0;
}

export async function deleteEditorDraft(
  db: Database,
  key: Pick<EditorDraftRow, 'owner' | 'document'>,
  client: string | null,
) {
  await db
    .delete(editorDrafts)
    .where(and(ofOwner(key), client === null ? undefined : eq(editorDrafts.client, client)));
}

/** True when an editor's unsaved work names a picture. */
export async function isInEditorDrafts(db: Database, pictureId: string): Promise<boolean> {
  const rows = await db
    .select({ owner: editorDrafts.owner })
    .from(editorDrafts)
    .where(like(editorDrafts.state, `%${pictureId}%`))
    .limit(1);
  return rows.length > 0;
}

/** Of every editor: the document is gone. */
export const deleteEditorDraftsOf = (db: Database, document: string) =>
  db.delete(editorDrafts).where(eq(editorDrafts.document, document));

export const deleteEditorDraftsUntil = (db: Database, moment: Date) =>
  db.delete(editorDrafts).where(lte(editorDrafts.updatedAt, moment));

export async function upsertPresence(db: Database, row: EditorPresenceRow) {
  const { owner, name, at, seenAt } = row;
  await db
    .insert(editorPresence)
    .values(row)
    .onConflictDoUpdate({
      target: [editorPresence.document, editorPresence.client],
      set: { owner, name, at, seenAt },
    });
}

export const deletePresence = (
  db: Database,
  { document, client }: Pick<EditorPresenceRow, 'document' | 'client'>,
) =>
  db
    .delete(editorPresence)
    .where(and(eq(editorPresence.document, document), eq(editorPresence.client, client)));

export const deletePresenceUntil = (db: Database, moment: Date) =>
  db.delete(editorPresence).where(lte(editorPresence.seenAt, moment));

/** Returns the other clients that were seen after a moment, by name. */
export const listPresence = (
  db: Database,
  { document, client }: Pick<EditorPresenceRow, 'document' | 'client'>,
  after: Date,
): Promise<EditorPresenceRow[]> =>
  db
    .select()
    .from(editorPresence)
    .where(
      and(
        eq(editorPresence.document, document),
        ne(editorPresence.client, client),
        gt(editorPresence.seenAt, after),
      ),
    )
    .orderBy(asc(editorPresence.name), asc(editorPresence.client));
