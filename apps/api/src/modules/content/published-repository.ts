import type { Locale } from '@patine/core';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contentVersions as versions } from '../../db/schema/content.ts';
import type { DocumentKey } from './check-document.ts';
import {
  toVersionHead,
  HEAD_COLUMNS,
  type HeadWithBody,
  KEY_COLUMNS,
  ofDocument,
  type VersionHead,
  withBodies,
} from './content-repository.ts';

export const isPublished = and(isNotNull(versions.publishedAt), isNull(versions.unpublishedAt));

const hasStarted = (at: Date) => or(isNull(versions.publishAt), lte(versions.publishAt, at));

/** Selects versions whose publication date has passed. The last published one of a document is current. */
const publishedBy = (now: Date) => and(isPublished, hasStarted(now));

/** Returns every URL path that pages have or had, in any language. */
export async function pathsOf(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ path: versions.path })
    .from(versions)
    .where(and(eq(versions.kind, 'page'), inArray(versions.name, [...names]), isNotNull(versions.path)));
  return rows.flatMap(({ path }) => path ?? []);
}

const lastPublished = [desc(versions.publishedAt), desc(versions.version)] as const;

/** Returns the current version of every document of a kind. The caller must check `expireAt`. */
export async function currentHeads(
  db: Database,
  kind: DocumentKey['kind'],
  now: Date,
): Promise<VersionHead[]> {
  const rows = await db
    .selectDistinctOn([...KEY_COLUMNS], HEAD_COLUMNS)
    .from(versions)
    .where(and(eq(versions.kind, kind), publishedBy(now)))
    .orderBy(...KEY_COLUMNS, ...lastPublished);
  return rows.map(toVersionHead);
}

/** Returns the content of a document that shoppers see; null when it is unpublished or expired. */
export async function shownBody(db: Database, key: DocumentKey, now: Date): Promise<unknown> {
  const [row] = await db
    .select({ shown: versions.shown, expireAt: versions.expireAt })
    .from(versions)
    .where(and(ofDocument(key), publishedBy(now)))
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
        ofDocument(key),
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
    .selectDistinctOn([...KEY_COLUMNS], HEAD_COLUMNS)
    .from(versions)
    .where(isPublished)
    .orderBy(...KEY_COLUMNS, ...lastPublished);
  return rows.map(toVersionHead);
}

/** Returns the last published version of every document with its bodies. */
export async function publishedBodies(db: Database): Promise<HeadWithBody[]> {
  return withBodies(
    await db
      .selectDistinctOn([...KEY_COLUMNS], { ...HEAD_COLUMNS, body: versions.body, shown: versions.shown })
      .from(versions)
      .where(isPublished)
      .orderBy(...KEY_COLUMNS, ...lastPublished),
  );
}

/** Returns the names of pages that were published under a URL path, most recently published first. */
export async function namesOnceUnder(db: Database, locale: Locale, path: string, now: Date) {
  const rows = await db
    .select({ name: versions.name })
    .from(versions)
    .where(
      and(eq(versions.kind, 'page'), eq(versions.locale, locale), eq(versions.path, path), publishedBy(now)),
    )
    .orderBy(...lastPublished);
  return rows.map(({ name }) => name);
}
