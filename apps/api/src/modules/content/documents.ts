import type { DocumentBody, DocumentSummary, DocumentVersion } from '@patine/contract/content/documents';
import type { Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import { readAuthors } from '../editors/index.ts';
import { headsOf, keyText, newestHeads, readVersion, type VersionHead } from './content-repository.ts';
import { namesFromFiles } from './document-life-repository.ts';
import { latestPublishedHeads } from './published-repository.ts';
import type { DocumentKey } from './check-document.ts';
import { undocumentedDrop } from './drop-documents.ts';
import { isNeededPage } from './page-life.ts';
import { stateOf } from './state-of.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

/** Lists every document of a language with its newest version; drops have a list of their own. */
export async function listDocuments({ db, clock }: Sources, locale: Locale): Promise<DocumentSummary[]> {
  const now = clock.now();
  const publishedHeads = new Map((await latestPublishedHeads(db)).map((head) => [keyText(head), head]));
  const authorOf = await readAuthors(db);
  const fromFiles = await namesFromFiles(db, 'page');
  const newest = (await newestHeads(db)).filter(
    (head) => head.locale === locale && head.kind !== 'operator' && head.kind !== 'drop',
  );
  return newest.map((head) => {
    const published = publishedHeads.get(keyText(head));
    // The newest version may have been replaced by publishing an earlier one, which is then the current one.
    const shown = head.publishedAt === null || !published ? head : published;
    return {
      kind: head.kind,
      name: head.name,
      locale,
      path: shown.path,
      title: shown.title,
      state: stateOf(shown, now),
      version: shown.version,
      publishedVersion: published?.version ?? null,
      publishedState: published ? stateOf(published, now) : null,
      updatedAt: (shown.publishedAt ?? shown.createdAt).toISOString(),
      source: shown.source,
      author: authorOf(shown.publishedAt === null ? shown.authorId : shown.publisherId),
      publishAt: shown.publishAt?.toISOString() ?? null,
      isArchived: head.archivedAt !== null,
      isNeeded: head.kind !== 'page' || isNeededPage(head.name),
      isFromFiles: fromFiles.has(head.name),
    };
  });
}

/** Lists every version of a document, newest first; null for an unknown one. */
export async function listVersions(
  { db, clock }: Sources,
  key: DocumentKey,
): Promise<DocumentVersion[] | null> {
  const heads = await headsOf(db, key);
  if (heads.length === 0) return null;
  const latest = latestOf(heads.filter(({ publishedAt }) => publishedAt !== null));
  const now = clock.now();
  const authorOf = await readAuthors(db);
  return heads.map((head) => ({
    version: head.version,
    state: head.publishedAt !== null && head !== latest ? 'replaced' : stateOf(head, now),
    source: head.source,
    author: authorOf(head.authorId),
    createdAt: head.createdAt.toISOString(),
    publishedAt: head.publishedAt?.toISOString() ?? null,
    publisher: authorOf(head.publisherId),
  }));
}

/** Returns the one of these published versions that was published last. */
const latestOf = (heads: readonly VersionHead[]) =>
  heads.toSorted((a, b) => Number(b.publishedAt) - Number(a.publishedAt))[0];

const publishedHead = (heads: readonly VersionHead[]) =>
  latestOf(heads.filter(({ publishedAt, unpublishedAt }) => publishedAt !== null && unpublishedAt === null));

export type Which = 'draft' | 'published' | number;

/**
 * Reads the original body of the newest version, the published one, or one by its number. A drop that no editor has
 * written is its version 0.
 */
export async function readDocument(
  { db }: Sources,
  { kind, name, locale }: DocumentKey,
  which: Which,
): Promise<(Omit<DocumentBody, 'previewPath'> & { path: string | null }) | null> {
  const key = { kind, name, locale };
  const heads = await headsOf(db, key);
  const named = { draft: heads[0], published: publishedHead(heads) };
  const version = typeof which === 'number' ? which : named[which]?.version;
  const found = version === undefined ? null : await readVersion(db, key, version);
  if (found) return { name, locale, version: found.version, body: found.body, path: found.path };
  if (kind !== 'drop' || which !== 'draft') return null;
  const body = await undocumentedDrop({ db }, name);
  return body === null ? null : { name, locale, version: 0, body, path: null };
}
