import { hash } from 'node:crypto';
import type { ContentSource } from '@patine/contract/content/documents';
import type { Locale } from '@patine/core';
import { and, desc, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contentVersions as versions } from '../../db/schema/content.ts';
import type { Checked, DocumentKey } from './check-document.ts';

/** Advisory lock that serialises writers of content, so that version numbers and URL paths stay unique. */
const WRITING_LOCK = 72_650_007;
/** Drafts kept per document; published versions are never deleted. */
const MAX_DRAFTS = 50;

export const lockContent = (db: Database) => db.execute(sql`select pg_advisory_xact_lock(${WRITING_LOCK})`);

const KEY = [versions.kind, versions.name, versions.locale] as const;

const of = ({ kind, name, locale }: DocumentKey) =>
  and(eq(versions.kind, kind), eq(versions.name, name), eq(versions.locale, locale));

const head = {
  kind: versions.kind,
  name: versions.name,
  locale: versions.locale,
  version: versions.version,
  source: versions.source,
  digest: versions.digest,
  title: versions.title,
  path: versions.path,
  image: sql<string | null>`${versions.shown}->>'image'`,
  publishAt: versions.publishAt,
  expireAt: versions.expireAt,
  createdAt: versions.createdAt,
  publishedAt: versions.publishedAt,
  unpublishedAt: versions.unpublishedAt,
  archivedAt: versions.archivedAt,
};

type HeadRow = {
  kind: string;
  name: string;
  locale: string;
  version: number;
  source: string;
  digest: string;
  title: string;
  path: string | null;
  /** Picture id. */
  image: string | null;
  publishAt: Date | null;
  expireAt: Date | null;
  createdAt: Date;
  publishedAt: Date | null;
  unpublishedAt: Date | null;
  archivedAt: Date | null;
};

/** A version without its body. Rows are not validated again; they were checked when they were written. */
export type VersionHead = Omit<HeadRow, 'kind' | 'locale' | 'source'> &
  DocumentKey & { source: ContentSource };

const asHead = (row: HeadRow) => row as VersionHead;

const isPublished = and(isNotNull(versions.publishedAt), isNull(versions.unpublishedAt));

const hasStarted = (at: Date) => or(isNull(versions.publishAt), lte(versions.publishAt, at));

/** Selects versions whose publication date has passed. The last published one of a document is current. */
const isDue = (now: Date) => and(isPublished, hasStarted(now));

const lastPublished = [desc(versions.publishedAt), desc(versions.version)] as const;

/** Returns the current version of every document of a kind. The caller must check `expireAt`. */
export async function dueHeads(db: Database, kind: DocumentKey['kind'], now: Date): Promise<VersionHead[]> {
  const rows = await db
    .selectDistinctOn([...KEY], head)
    .from(versions)
    .where(and(eq(versions.kind, kind), isDue(now)))
    .orderBy(...KEY, ...lastPublished);
  return rows.map(asHead);
}

/** Returns the content of a document that shoppers see; null when it is unpublished or expired. */
export async function shownBody(db: Database, key: DocumentKey, now: Date): Promise<unknown> {
  const [row] = await db
    .select({ shown: versions.shown, expireAt: versions.expireAt })
    .from(versions)
    .where(and(of(key), isDue(now)))
    .orderBy(...lastPublished)
    .limit(1);
  return row && (row.expireAt === null || row.expireAt > now) ? row.shown : null;
}

/** Returns the version that shoppers saw at a given time; null when they saw none. */
export async function versionShownAt(db: Database, key: DocumentKey, at: Date): Promise<number | null> {
  const [row] = await db
    .select({ version: versions.version, expireAt: versions.expireAt })
    .from(versions)
    .where(
      and(
        of(key),
        hasStarted(at),
        lte(versions.publishedAt, at),
        or(isNull(versions.unpublishedAt), gt(versions.unpublishedAt, at)),
      ),
    )
    .orderBy(...lastPublished)
    .limit(1);
  return row && (row.expireAt === null || row.expireAt > at) ? row.version : null;
}

/** Returns the last published version of every document, including scheduled ones. */
export async function latestPublishedHeads(db: Database): Promise<VersionHead[]> {
  const rows = await db
    .selectDistinctOn([...KEY], head)
    .from(versions)
    .where(isPublished)
    .orderBy(...KEY, ...lastPublished);
  return rows.map(asHead);
}

/** Returns the newest version of every document, including drafts; only those of `source` when it is given. */
export async function newestHeads(db: Database, source?: ContentSource): Promise<VersionHead[]> {
  const rows = await db
    .selectDistinctOn([...KEY], head)
    .from(versions)
    .where(source === undefined ? undefined : eq(versions.source, source))
    .orderBy(...KEY, desc(versions.version));
  return rows.map(asHead);
}

export type HeadWithBody = VersionHead & { body: unknown; shown: unknown };

const withBodies = (rows: readonly (HeadRow & { body: unknown; shown: unknown })[]): HeadWithBody[] =>
  rows.map((row) => ({ ...asHead(row), body: row.body, shown: row.shown }));

/** Returns the last published version of every document with its bodies. */
export async function publishedBodies(db: Database): Promise<HeadWithBody[]> {
  return withBodies(
    await db
      .selectDistinctOn([...KEY], { ...head, body: versions.body, shown: versions.shown })
      .from(versions)
      .where(isPublished)
      .orderBy(...KEY, ...lastPublished),
  );
}

/** Returns the newest version of every document with its bodies. */
export async function newestBodies(db: Database): Promise<HeadWithBody[]> {
  return withBodies(
    await db
      .selectDistinctOn([...KEY], { ...head, body: versions.body, shown: versions.shown })
      .from(versions)
      .orderBy(...KEY, desc(versions.version)),
  );
}

const named = ({ kind, name }: Pick<DocumentKey, 'kind' | 'name'>) =>
  and(eq(versions.kind, kind), eq(versions.name, name));

/** Takes a document away from shoppers; every version, so that none shows in its place. */
export async function unpublishVersions(db: Database, key: DocumentKey, now: Date) {
  await db
    .update(versions)
    .set({ unpublishedAt: now })
    .where(and(of(key), isPublished));
}

/** Shows a version again that was taken away. */
export async function reviveVersion(db: Database, key: DocumentKey, version: number) {
  await db
    .update(versions)
    .set({ unpublishedAt: null, archivedAt: null })
    .where(and(of(key), eq(versions.version, version)));
}

/** Archives a document in every language, or restores it with null. */
export async function archiveVersions(
  db: Database,
  document: Pick<DocumentKey, 'kind' | 'name'>,
  archivedAt: Date | null,
) {
  await db.update(versions).set({ archivedAt }).where(named(document));
}

export async function deleteVersions(db: Database, document: Pick<DocumentKey, 'kind' | 'name'>) {
  await db.delete(versions).where(named(document));
}

/** Returns which sources have written versions of a document, in any language. */
export async function sourcesOf(
  db: Database,
  document: Pick<DocumentKey, 'kind' | 'name'>,
): Promise<ContentSource[]> {
  const rows = await db.selectDistinct({ source: versions.source }).from(versions).where(named(document));
  return rows.map(({ source }) => source as ContentSource);
}

/** Returns the names of the documents of a kind that came with the shop or from files. */
export async function namesFromFiles(db: Database, kind: DocumentKey['kind']): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ name: versions.name })
    .from(versions)
    .where(and(eq(versions.kind, kind), ne(versions.source, 'editor')));
  return new Set(rows.map(({ name }) => name));
}

/** Returns the keys, by keyText, of the documents that an editor took away at some time. */
export async function takenAway(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ kind: versions.kind, name: versions.name, locale: versions.locale })
    .from(versions)
    .where(isNotNull(versions.unpublishedAt));
  return new Set(rows.map((row) => keyText(row as DocumentKey)));
}

/** Returns every version of a document, newest first. */
export async function headsOf(db: Database, key: DocumentKey): Promise<VersionHead[]> {
  return (await db.select(head).from(versions).where(of(key)).orderBy(desc(versions.version))).map(asHead);
}

export async function readVersion(db: Database, key: DocumentKey, version: number) {
  const [row] = await db
    .select({ ...head, body: versions.body, shown: versions.shown })
    .from(versions)
    .where(and(of(key), eq(versions.version, version)));
  return row ? { ...asHead(row), body: row.body, shown: row.shown } : null;
}

/** Returns the names of pages whose version of this number has this URL path. */
export async function namesUnder(db: Database, locale: Locale, path: string, version: number) {
  const rows = await db
    .select({ name: versions.name })
    .from(versions)
    .where(
      and(
        eq(versions.kind, 'page'),
        eq(versions.locale, locale),
        eq(versions.path, path),
        eq(versions.version, version),
      ),
    )
    .orderBy(desc(versions.createdAt));
  return rows.map(({ name }) => name);
}

/** Returns the names of pages that were published under a URL path, most recently published first. */
export async function namesOnceUnder(db: Database, locale: Locale, path: string, now: Date) {
  const rows = await db
    .select({ name: versions.name })
    .from(versions)
    .where(and(eq(versions.kind, 'page'), eq(versions.locale, locale), eq(versions.path, path), isDue(now)))
    .orderBy(...lastPublished);
  return rows.map(({ name }) => name);
}

/** Returns the versions whose body contains a placeholder. */
export async function versionsToFill(db: Database) {
  const rows = await db
    .select({ ...head, body: versions.body })
    .from(versions)
    .where(sql`${versions.body}::text like '%{{%'`);
  return rows.map((row) => ({ ...asHead(row), body: row.body }));
}

export const digestOf = (body: unknown, shown: unknown) => hash('sha256', JSON.stringify([body, shown]));

export type NewVersion = DocumentKey &
  Pick<Checked, 'shown' | 'title' | 'path' | 'publishAt' | 'expireAt'> & {
    body: unknown;
    version: number;
    source: ContentSource;
    publishedAt: Date | null;
  };

type Words = Pick<NewVersion, 'body' | 'shown' | 'title' | 'path' | 'publishAt' | 'expireAt'>;

/** The columns that each check of a body recomputes. */
const valuesOf = ({ body, shown, title, path, publishAt, expireAt }: Words) => ({
  body,
  shown,
  title,
  path,
  publishAt,
  expireAt,
  digest: digestOf(body, shown),
});

export async function insertVersions(db: Database, written: readonly NewVersion[], now: Date) {
  if (written.length === 0) return;
  await db.insert(versions).values(
    written.map((added) => ({
      kind: added.kind,
      name: added.name,
      locale: added.locale,
      version: added.version,
      source: added.source,
      publishedAt: added.publishedAt,
      createdAt: now,
      ...valuesOf(added),
    })),
  );
}

/** Stores a version's content again after a check, and its publication time. */
export async function updateVersion(db: Database, changed: NewVersion) {
  await db
    .update(versions)
    .set({ ...valuesOf(changed), publishedAt: changed.publishedAt })
    .where(and(of(changed), eq(versions.version, changed.version)));
}

export async function deleteOldDrafts(db: Database, key: DocumentKey, newest: number) {
  await db
    .delete(versions)
    .where(and(of(key), isNull(versions.publishedAt), lt(versions.version, newest - MAX_DRAFTS + 1)));
}

export const keyText = ({ kind, name, locale }: { kind: string; name: string; locale: Locale }) =>
  `${locale}/${kind}/${name}`;
