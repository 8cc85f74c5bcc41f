import { LINKED_PAGES, SELLER_PAGE } from '@patine/contract/content/linked-pages';
import type { LogAction } from '@patine/contract/content/editors-log';
import { LOCALES, type Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { recordAction } from '../editors/index.ts';
import { type DocumentKey, PAGES } from './check-document.ts';
import { announceDocuments } from './announce-changes.ts';
import { lockContent } from './content-repository.ts';
import { deleteDocument } from './delete-document.ts';
import { archiveVersions, sourcesOf, unpublishVersions } from './document-life-repository.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

const keyOf = (name: string, locale: Locale): DocumentKey => ({ kind: 'page', name, locale });

const NEEDED = new Set<string>([...PAGES, ...LINKED_PAGES, SELLER_PAGE]);

/** True for a page that the store itself leads to or is made of. */
export const isNeededPage = (name: string) => NEEDED.has(name);

/** What is done to a page, and by whom: the id of an editor or access link. */
export type PageStep = { name: string; authorId: string };

/** Changes a page that exists, and records it. Pages that the store needs stay. */
const change = (
  { db, clock }: Sources,
  { name, authorId, ...done }: PageStep & { action: LogAction; locale?: Locale },
  write: (tx: Database, sources: readonly string[], now: Date) => Promise<void>,
) =>
  db.transaction(async (tx) => {
    await lockContent(tx);
    const sources = await sourcesOf(tx, { kind: 'page', name });
    if (sources.length === 0) throw new ApiError('NOT_FOUND');
    if (isNeededPage(name)) throw new ApiError('OPERATION_NOT_ALLOWED');
    const now = clock.now();
    // Before a deletion, which leaves no path behind.
    await announceDocuments(tx, [{ kind: 'page', name }], now);
    await write(tx, sources, now);
    await recordAction(tx, { ...done, authorId, kind: 'page', name }, now);
  });

/** Takes a page away from shoppers in one language; its versions stay, and each can be published again. */
export const unpublishPage = (sources: Sources, step: PageStep, locale: Locale) =>
  change(sources, { ...step, action: 'unpublished', locale }, (tx, _, now) =>
    unpublishVersions(tx, keyOf(step.name, locale), now),
  );

/** Takes a page away in every language and puts it apart from the others. */
export const archivePage = (sources: Sources, step: PageStep) =>
  change(sources, { ...step, action: 'archived' }, async (tx, _, now) => {
    const { name } = step;
    for (const locale of LOCALES) await unpublishVersions(tx, keyOf(name, locale), now);
    await archiveVersions(tx, { kind: 'page', name }, now);
  });

/** Brings an archived page back, unpublished. */
export const restorePage = (sources: Sources, step: PageStep) =>
  change(sources, { ...step, action: 'restored' }, (tx) =>
    archiveVersions(tx, { kind: 'page', name: step.name }, null),
  );

/** Deletes a page with all its versions. One that came from files would return with them. */
export const deletePage = (sources: Sources, step: PageStep) =>
  change(sources, { ...step, action: 'deleted' }, async (tx, written) => {
    if (written.some((source) => source !== 'editor')) throw new ApiError('OPERATION_NOT_ALLOWED');
    await deleteDocument(tx, { kind: 'page', name: step.name });
  });
