import { hash } from 'node:crypto';
import type { ContentSource } from '@patine/contract/content/documents';
import { LOCALES, type Locale } from '@patine/core';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contentVersions as versions } from '../../db/schema/content.ts';
import type { Checked, DocumentKey } from './check-document.ts';

/** Advisory lock that serialises writers of content, so that version numbers and URL paths stay unique. */
const WRITING_LOCK = 72_650_007;

export const lockContent = (db: Database) => db.execute(sql`select pg_advisory_xact_lock(${WRITING_LOCK})`);

export const KEY_COLUMNS = [versions.kind, versions.name, versions.locale] as const;

export const ofDocument = ({ kind, name, locale }: DocumentKey) =>
  and(eq(versions.kind, kind), eq(versions.name, name), eq(versions.locale, locale));

export const HEAD_COLUMNS = {
  kind: versions.kind,
  name: versions.name,
  locale: versions.locale,
  version: versions.version,
  source: versions.source,
  digest: versions.digest,
  title: versions.title,
  titleEn: sql<string | null>`case when ${versions.kind} = 'drop' then ${versions.shown}->>'nameEn' end`,
  path: versions.path,
  image: sql<string | null>`${versions.shown}->>'image'`,
  publishAt: versions.publishAt,
  expireAt: versions.expireAt,
  createdAt: versions.createdAt,
  authorId: versions.authorId,
  publishedAt: versions.publishedAt,
  publisherId: versions.publisherId,
  unpublishedAt: versions.unpublishedAt,
  archivedAt: versions.archivedAt,
};

export type HeadRow = {
  kind: string;
  name: string;
  locale: string;
  version: number;
  source: string;
  digest: string;
  title: string;
  /** Of a drop, which has both languages. */
  titleEn: string | null;
  path: string | null;
  /** Picture id. */
  image: string | null;
  publishAt: Date | null;
  expireAt: Date | null;
  createdAt: Date;
  /** Id of the editor or access link that saved it. */
  authorId: string | null;
  publishedAt: Date | null;
  publisherId: string | null;
  unpublishedAt: Date | null;
  archivedAt: Date | null;
};

/** A version without its body. Rows are not validated again; they were checked when they were written. */
export type VersionHead = Omit<HeadRow, 'kind' | 'locale' | 'source'> &
  DocumentKey & { source: ContentSource };

export const toVersionHead = (row: HeadRow) => row as VersionHead;

/** Returns the newest version of every document, including drafts; only those of `source` when it is given. */
export async function newestHeads(db: Database, source?: ContentSource): Promise<VersionHead[]> {
  const rows = await db
    .selectDistinctOn([...KEY_COLUMNS], HEAD_COLUMNS)
    .from(versions)
    .where(source === undefined ? undefined : eq(versions.source, source))
    .orderBy(...KEY_COLUMNS, desc(versions.version));
  return rows.map(toVersionHead);
}

export type HeadWithBody = VersionHead & { body: unknown; shown: unknown };

export const withBodies = (rows: readonly (HeadRow & { body: unknown; shown: unknown })[]): HeadWithBody[] =>
  rows.map((row) => ({ ...toVersionHead(row), body: row.body, shown: row.shown }));

/** Returns the newest version of every document with its bodies. */
export async function newestBodies(db: Database): Promise<HeadWithBody[]> {
  return withBodies(
    await db
      .selectDistinctOn([...KEY_COLUMNS], { ...HEAD_COLUMNS, body: versions.body, shown: versions.shown })
      .from(versions)
      .orderBy(...KEY_COLUMNS, desc(versions.version)),
  );
}

/** Returns every version of a document, newest first. */
export async function headsOf(db: Database, key: DocumentKey): Promise<VersionHead[]> {
  return (
    await db.select(HEAD_COLUMNS).from(versions).where(ofDocument(key)).orderBy(desc(versions.version))
  ).map(toVersionHead);
}

export async function readVersion(db: Database, key: DocumentKey, version: number) {
  const [row] = await db
    .select({ ...HEAD_COLUMNS, body: versions.body, shown: versions.shown })
    .from(versions)
    .where(and(ofDocument(key), eq(versions.version, version)));
  return row ? { ...toVersionHead(row), body: row.body, shown: row.shown } : null;
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

/** Returns the versions whose body contains a placeholder. */
export async function versionsToFill(db: Database) {
  const rows = await db
    .select({ ...HEAD_COLUMNS, body: versions.body })
    .from(versions)
    .where(sql`${versions.body}::text like '%{{%'`);
  return rows.map((row) => ({ ...toVersionHead(row), body: row.body }));
}

export const digestOf = (body: unknown, shown: unknown) => hash('sha256', JSON.stringify([body, shown]));

export type NewVersion = DocumentKey &
  Pick<Checked, 'shown' | 'title' | 'path' | 'publishAt' | 'expireAt'> & {
    body: unknown;
    version: number;
    source: ContentSource;
    authorId: string | null;
    publishedAt: Date | null;
    publisherId: string | null;
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
      authorId: added.authorId,
      publishedAt: added.publishedAt,
      publisherId: added.publisherId,
      createdAt: now,
      ...valuesOf(added),
    })),
  );
}

/** Stores a version's content again after a check, and its publication time. */
export async function updateVersion(db: Database, changed: NewVersion) {
  await db
    .update(versions)
    .set({
      ...valuesOf(changed),
      publishedAt: changed.publishedAt,
      publisherId: changed.publisherId,
    })
    .where(and(ofDocument(changed), eq(versions.version, changed.version)));
}

export const keyText = ({ kind, name, locale }: { kind: string; name: string; locale: Locale }) =>
  `${locale}/${kind}/${name}`;

/** Keeps documents in their order, and the languages of each in the shop's own: its default language first. */
export const inShopLanguages = <Key extends Pick<DocumentKey, 'name' | 'locale'> & { kind: string }>(
  keys: readonly Key[],
): Key[] =>
  [...Map.groupBy(keys, ({ kind, name }) => `${kind}/${name}`).values()].flatMap((own) =>
    own.toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale)),
  );
