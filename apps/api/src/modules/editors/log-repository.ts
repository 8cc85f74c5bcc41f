import { HOUR_MS } from '@patine/core';
import { LOG_PAGE_SIZE, type LogAction } from '@patine/contract/content/editors-log';
import { and, count, desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contentVersions as versions } from '../../db/schema/content.ts';
import { editorLog } from '../../db/schema/editors.ts';

export type LogRow = typeof editorLog.$inferSelect;

/** What was done, by whom, to which document or to whom. */
export type LogRecord = Omit<typeof editorLog.$inferInsert, 'id' | 'at'>;

/** Adds an entry, in the transaction of what it tells. */
export const recordAction = (tx: Database, record: LogRecord, at: Date) =>
  tx.insert(editorLog).values({ ...record, at });

type Save = { kind: string; name: string; locale: string; version: number; authorId: string | null };

/** Adds an entry for a save. Saves of one document by one author within an hour share the latest entry. */
export async function recordSave(tx: Database, { version, ...save }: Save, at: Date) {
  const [latest] = await tx
    .select()
    .from(editorLog)
    .where(
      and(eq(editorLog.kind, save.kind), eq(editorLog.name, save.name), eq(editorLog.locale, save.locale)),
    )
    .orderBy(desc(editorLog.id))
    .limit(1);
  const isSame =
    latest?.action === 'saved' &&
    latest.authorId === save.authorId &&
    at.getTime() - latest.at.getTime() < HOUR_MS;
  if (isSame) await tx.update(editorLog).set({ at, version }).where(eq(editorLog.id, latest.id));
  else await recordAction(tx, { ...save, version, action: 'saved' }, at);
}

export type LogFilter = { page: number; author?: string; action?: LogAction; words?: string };

/** Escapes what `like` reads as a wildcard. */
const literal = (words: string) => words.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/** The English name of a drop, which has both languages. */
const titleEn = sql<string | null>`case when ${versions.kind} = 'drop' then ${versions.shown}->>'nameEn' end`;

/** True for a document with such a name or title, which it may have had before. */
const isCalled = (like: string) =>
  or(
    ilike(editorLog.name, like),
    sql`exists (select 1 from ${versions} where ${versions.kind} = ${editorLog.kind}
      and ${versions.name} = ${editorLog.name} and (${versions.title} ilike ${like} or ${titleEn} ilike ${like}))`,
  );

/** Returns the title of the newest version of each document with one of these names, in each of its languages. */
export const readTitles = (db: Database, names: readonly string[]) =>
  db
    .selectDistinctOn([versions.kind, versions.name, versions.locale], {
      kind: versions.kind,
      name: versions.name,
      locale: versions.locale,
      title: versions.title,
      titleEn,
    })
    .from(versions)
    .where(inArray(versions.name, [...names]))
    .orderBy(versions.kind, versions.name, versions.locale, desc(versions.version));

/** Returns one page of the entries that fit, newest first, and how many fit. */
export async function readLog(db: Database, { page, author, action, words }: LogFilter) {
  const fits = and(
    author === undefined ? undefined : eq(editorLog.authorId, author),
    action === undefined ? undefined : eq(editorLog.action, action),
    words === undefined ? undefined : isCalled(`%${literal(words)}%`),
  );
  const rows = await db
    .select()
    .from(editorLog)
    .where(fits)
    .orderBy(desc(editorLog.at), desc(editorLog.id))
    .limit(LOG_PAGE_SIZE)
    .offset((page - 1) * LOG_PAGE_SIZE);
  const [total] = await db.select({ count: count() }).from(editorLog).where(fits);
  return { rows, count: total?.count ?? 0 };
}

/** Ids of everybody who has an entry. */
export async function logAuthors(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ authorId: editorLog.authorId }).from(editorLog);
  return rows.flatMap(({ authorId }) => (authorId === null ? [] : [authorId]));
}

export const deleteLogBefore = (db: Database, moment: Date) =>
  db.delete(editorLog).where(lt(editorLog.at, moment));
