import type { ContentSource } from '@patine/contract/content/documents';
import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contentVersions as versions } from '../../db/schema/content.ts';
import { contentReleaseChanges as changes } from '../../db/schema/releases.ts';
import type { DocumentKey } from './check-document.ts';
import { keyText, ofDocument } from './content-repository.ts';
import { isPublished } from './published-repository.ts';

/** Drafts kept per document; published versions, and those of a release, are never deleted. */
const MAX_DRAFTS = 50;

const named = ({ kind, name }: Pick<DocumentKey, 'kind' | 'name'>) =>
  and(eq(versions.kind, kind), eq(versions.name, name));

/** Takes a document away from shoppers; every version, so that none shows in its place. */
export async function unpublishVersions(db: Database, key: DocumentKey, now: Date) {
  await db
    .update(versions)
    .set({ unpublishedAt: now })
    .where(and(ofDocument(key), isPublished));
}

/** Shows a version again that was taken away. */
export async function reviveVersion(db: Database, key: DocumentKey, version: number) {
  await db
    .update(versions)
    .set({ unpublishedAt: null, archivedAt: null })
    .where(and(ofDocument(key), eq(versions.version, version)));
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

const isReleased = sql`exists (select 1 from ${changes} where ${changes.kind} = ${versions.kind}
  and ${changes.name} = ${versions.name} and ${changes.locale} = ${versions.locale}
  and ${changes.version} = ${versions.version})`;

export async function deleteOldDrafts(db: Database, key: DocumentKey, newest: number) {
  await db
    .delete(versions)
    .where(
      and(
        ofDocument(key),
        isNull(versions.publishedAt),
        lt(versions.version, newest - MAX_DRAFTS + 1),
        sql`not ${isReleased}`,
      ),
    );
}
