import type { ReleaseState } from '@patine/contract/content/releases';
import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import {
  contentReleaseChanges as changes,
  contentReleases as releases,
} from '../../../db/schema/releases.ts';
import type { DocumentKey } from '../check-document.ts';
import { inShopLanguages } from '../content-repository.ts';

export type ReleaseRow = typeof releases.$inferSelect;
type StoredChange = typeof changes.$inferSelect;
/** A change. Rows are not validated again; they were checked when they were written. */
export type ChangeRow = Omit<StoredChange, keyof DocumentKey> & DocumentKey;

const ofDocument = ({ kind, name, locale }: DocumentKey) =>
  and(eq(changes.kind, kind), eq(changes.name, name), eq(changes.locale, locale));

export const insertRelease = (db: Database, row: typeof releases.$inferInsert) =>
  db.insert(releases).values(row);

export const updateRelease = (db: Database, id: string, values: Partial<typeof releases.$inferInsert>) =>
  db.update(releases).set(values).where(eq(releases.id, id));

export const deleteRelease = (db: Database, id: string) => db.delete(releases).where(eq(releases.id, id));

export async function findRelease(db: Database, id: string): Promise<ReleaseRow | null> {
  const [row] = await db.select().from(releases).where(eq(releases.id, id));
  return row ?? null;
}

/** Every release with the number of its changes: those to come by their dates, then the latest first. */
export async function readReleases(db: Database): Promise<(ReleaseRow & { changeCount: number })[]> {
  const rows = await db
    .select({ release: releases, changeCount: count(changes.releaseId) })
    .from(releases)
    .leftJoin(changes, eq(changes.releaseId, releases.id))
    .groupBy(releases.id)
    .orderBy(
      sql`${releases.publishedAt} is not null`,
      desc(releases.publishedAt),
      sql`${releases.publishAt} asc nulls last`,
      asc(releases.createdAt),
    );
  return rows.map(({ release, changeCount }) => ({ ...release, changeCount }));
}

/** Releases in a state that are to be published by a time, in that order. */
export const releasesDue = (db: Database, state: ReleaseState, until: Date): Promise<ReleaseRow[]> =>
  db
    .select()
    .from(releases)
    .where(and(eq(releases.state, state), lte(releases.publishAt, until)))
    .orderBy(asc(releases.publishAt), asc(releases.createdAt));

/** The changes of a release, in the order in which they are published. */
export async function readChanges(db: Database, id: string): Promise<ChangeRow[]> {
  const rows = await db
    .select()
    .from(changes)
    .where(eq(changes.releaseId, id))
    .orderBy(asc(changes.kind), asc(changes.name), asc(changes.locale));
  return inShopLanguages(rows as ChangeRow[]);
}

/** The changes of releases that are not published yet, those to come by their dates first. */
export async function readWaitingChanges(db: Database) {
  const rows = await db
    .select({ change: changes, release: releases })
    .from(changes)
    .innerJoin(releases, eq(releases.id, changes.releaseId))
    .where(inArray(releases.state, ['open', 'scheduled', 'failed']))
    .orderBy(sql`${releases.publishAt} asc nulls last`, asc(releases.name));
  return rows.map(({ change, release }) => ({ change: change as ChangeRow, release }));
}

export async function upsertChanges(db: Database, rows: readonly (typeof changes.$inferInsert)[]) {
  if (rows.length === 0) return;
  await db
    .insert(changes)
    .values([...rows])
    .onConflictDoUpdate({
      target: [changes.releaseId, changes.kind, changes.name, changes.locale],
      set: {
        version: sql`excluded.version`,
        addedAt: sql`excluded.added_at`,
        authorId: sql`excluded.author_id`,
      },
    });
}

export const deleteChange = (db: Database, id: string, key: DocumentKey) =>
  db.delete(changes).where(and(eq(changes.releaseId, id), ofDocument(key)));

/** Of a document that is deleted, in every language. */
export const deleteChangesOf = (db: Database, { kind, name }: Pick<DocumentKey, 'kind' | 'name'>) =>
  db.delete(changes).where(and(eq(changes.kind, kind), eq(changes.name, name)));
