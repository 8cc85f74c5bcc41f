import { hash } from 'node:crypto';
import type { ContentSource } from '@patine/contract/content/documents';
import type { Locale } from '@patine/core';
import { and, desc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contentVersions as versions } from '../../db/schema/content.ts';
import type { Checked, DocumentKey } from './check-document.ts';

/** Who writes content waits for who is writing it: versions are counted, and addresses are taken once. */
const WRITING_LOCK = 72_650_007;
/** Drafts of a document that are kept; versions that were published stay for good. */
const DRAFTS_KEPT = 50;

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
};

/** A version without its body. What is in the table was checked when it was written. */
export type VersionHead = Omit<HeadRow, 'kind' | 'locale' | 'source'> &
  DocumentKey & { source: ContentSource };

const asHead = (row: HeadRow) => row as VersionHead;

/** A version that was published and whose day has come; the last of a document's is the one that counts. */
const isDue = (now: Date) =>
  and(isNotNull(versions.publishedAt), or(isNull(versions.publishAt), lte(versions.publishAt, now)));

const lastPublished = [desc(versions.publishedAt), desc(versions.version)] as const;

/** What counts of every document of a kind; whether it is over already is for the reader to see. */
export async function dueHeads(db: Database, kind: DocumentKey['kind'], now: Date): Promise<VersionHead[]> {
  const rows = await db
    .selectDistinctOn([...KEY], head)
    .from(versions)
    .where(and(eq(versions.kind, kind), isDue(now)))
    .orderBy(...KEY, ...lastPublished);
  return rows.map(asHead);
}

/** What shoppers see of a document; null when nothing is published, or no longer. */
export async function shownBody(db: Database, key: DocumentKey, now: Date): Promise<unknown> {
  const [row] = await db
    .select({ shown: versions.shown, expireAt: versions.expireAt })
    .from(versions)
    .where(and(of(key), isDue(now)))
    .orderBy(...lastPublished)
    .limit(1);
  return row && (row.expireAt === null || row.expireAt > now) ? row.shown : null;
}

/** Which version shoppers saw at a moment, whatever was published since; null when it was none. */
export async function versionShownAt(db: Database, key: DocumentKey, at: Date): Promise<number | null> {
  const [row] = await db
    .select({ version: versions.version, expireAt: versions.expireAt })
    .from(versions)
    .where(and(of(key), isDue(at), lte(versions.publishedAt, at)))
    .orderBy(...lastPublished)
    .limit(1);
  return row && (row.expireAt === null || row.expireAt > at) ? row.version : null;
}

/** The versions that were published last, due or not. */
export async function latestPublishedHeads(db: Database): Promise<VersionHead[]> {
  const rows = await db
    .selectDistinctOn([...KEY], head)
    .from(versions)
    .where(isNotNull(versions.publishedAt))
    .orderBy(...KEY, ...lastPublished);
  return rows.map(asHead);
}

/** The newest version of every document, drafts included; of one source alone where it is named. */
export async function newestHeads(db: Database, source?: ContentSource): Promise<VersionHead[]> {
  const rows = await db
    .selectDistinctOn([...KEY], head)
    .from(versions)
    .where(source === undefined ? undefined : eq(versions.source, source))
    .orderBy(...KEY, desc(versions.version));
  return rows.map(asHead);
}

/** Every version of a document, the newest first. */
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

/** Pages of which a version of this number has this address. */
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

/** Pages that were shown under an address, the one that was so last ahead. */
export async function namesOnceUnder(db: Database, locale: Locale, path: string, now: Date) {
  const rows = await db
    .select({ name: versions.name })
    .from(versions)
    .where(and(eq(versions.kind, 'page'), eq(versions.locale, locale), eq(versions.path, path), isDue(now)))
    .orderBy(...lastPublished);
  return rows.map(({ name }) => name);
}

/** Bodies as they were written, of versions that name a field to be filled in. */
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

/** What is made of a body each time it is checked. */
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

/** What a version shows, once more; and that it is published, where it is. */
export async function updateVersion(db: Database, changed: NewVersion) {
  await db
    .update(versions)
    .set({ ...valuesOf(changed), publishedAt: changed.publishedAt })
    .where(and(of(changed), eq(versions.version, changed.version)));
}

export async function deleteOldDrafts(db: Database, key: DocumentKey, newest: number) {
  await db
    .delete(versions)
    .where(and(of(key), isNull(versions.publishedAt), lt(versions.version, newest - DRAFTS_KEPT + 1)));
}

export const keyText = ({ kind, name, locale }: { kind: string; name: string; locale: Locale }) =>
  `${locale}/${kind}/${name}`;
