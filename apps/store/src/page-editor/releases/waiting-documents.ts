import type { DocumentSummary, Titled } from '@patine/contract/content/documents';
import type { DropSummary } from '@patine/contract/content/drops';
import { DROP_LOCALE } from '@patine/contract/content/drops';
import type { ReleaseDocument } from '@patine/contract/content/releases';

/** A document whose newest version is not published. */
export type WaitingDocument = ReleaseDocument &
  Titled & {
    /** Null for a drop, whose version is asked for when it is chosen. */
    version: number | null;
  };

export const keyOf = ({ kind, name, locale }: ReleaseDocument) => `${locale}/${kind}/${name}`;

/** What a release could publish, beside what it has: pages and what the whole shop shows, then drops. */
export function waitingDocuments(
  documents: readonly DocumentSummary[],
  drops: readonly DropSummary[],
  known: readonly ReleaseDocument[],
): WaitingDocument[] {
  const taken = new Set(known.map(keyOf));
  const written = documents
    .filter(({ state, isArchived }) => state === 'draft' && !isArchived)
    .map(({ kind, name, locale, title, version }) => ({ kind, name, locale, title, version }));
  const ofDrops = drops
    .filter(({ state }) => state === 'draft')
    .map(({ slug, nameFr, nameEn }): WaitingDocument => ({
      kind: 'drop',
      name: slug,
      locale: DROP_LOCALE,
      title: nameFr,
      titleEn: nameEn,
      version: null,
    }));
  return [...written, ...ofDrops].filter((document) => !taken.has(keyOf(document)));
}
