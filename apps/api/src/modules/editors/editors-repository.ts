import { and, asc, count, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { editors } from '../../db/schema/editors.ts';

export type EditorRow = typeof editors.$inferSelect;

/** Advisory lock that serialises changes of roles, so that one administrator stays. */
const PEOPLE_LOCK = 72_650_008;

export const lockPeople = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${PEOPLE_LOCK})`);

export const insertEditor = (db: Database, values: typeof editors.$inferInsert) =>
  db.insert(editors).values(values);

export const updateEditor = (db: Database, id: string, values: Partial<typeof editors.$inferInsert>) =>
  db.update(editors).set(values).where(eq(editors.id, id));

/** Null for an unknown id, and for an editor who was removed. */
export async function findEditor(db: Database, id: string): Promise<EditorRow | null> {
  const [row] = await db
    .select()
    .from(editors)
    .where(and(eq(editors.id, id), isNull(editors.removedAt)));
  return row ?? null;
}

/** Takes a normalised address; a removed editor has none. */
export async function findEditorByEmail(db: Database, emailAddress: string): Promise<EditorRow | null> {
  const [row] = await db.select().from(editors).where(eq(editors.emailAddress, emailAddress));
  return row ?? null;
}

/** Everybody who may edit or is invited to, in the order in which they were invited. */
export const currentEditors = (db: Database): Promise<EditorRow[]> =>
  db.select().from(editors).where(isNull(editors.removedAt)).orderBy(asc(editors.invitedAt), asc(editors.id));

/** Names by id, those of removed editors too. */
export async function editorNames(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ id: editors.id, name: editors.name }).from(editors);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How many administrators have accepted their invitation, without this one. */
export async function countOtherAdministrators(db: Database, id: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(editors)
    .where(
      and(
        eq(editors.role, 'administrator'),
        ne(editors.id, id),
        isNull(editors.removedAt),
        isNotNull(editors.acceptedAt),
      ),
    );
  return row?.count ?? 0;
}

/** Empties the names of editors who were removed before this time. */
export const forgetRemovedBefore = (db: Database, moment: Date) =>
  db.update(editors).set({ name: '' }).where(lt(editors.removedAt, moment));
