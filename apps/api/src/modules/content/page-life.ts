import { LINKED_PAGES, SELLER_PAGE } from '@patine/contract/content/linked-pages';
import { LOCALES, type Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { type DocumentKey, PAGES } from './check-document.ts';
import { lockContent } from './content-repository.ts';
import { archiveVersions, deleteVersions, sourcesOf, unpublishVersions } from './document-life-repository.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

const keyOf = (name: string, locale: Locale): DocumentKey => ({ kind: 'page', name, locale });

const NEEDED = new Set<string>([...PAGES, ...LINKED_PAGES, SELLER_PAGE]);

/** True for a page that the store itself leads to or is made of. */
export const isNeededPage = (name: string) => NEEDED.has(name);

/** Changes a page that exists. Pages that the store needs stay. */
const change = (
  { db }: Pick<Sources, 'db'>,
  name: string,
  write: (tx: Database, sources: readonly string[]) => Promise<void>,
) =>
  db.transaction(async (tx) => {
    await lockContent(tx);
    const sources = await sourcesOf(tx, { kind: 'page', name });
    if (sources.length === 0) throw new ApiError('NOT_FOUND');
    if (isNeededPage(name)) throw new ApiError('OPERATION_NOT_ALLOWED');
    await write(tx, sources);
  });

/** Takes a page away from shoppers in one language; its versions stay, and each can be published again. */
export const unpublishPage = (sources: Sources, name: string, locale: Locale) =>
  change(sources, name, (tx) => unpublishVersions(tx, keyOf(name, locale), sources.clock.now()));

/** Takes a page away in every language and puts it apart from the others. */
export const archivePage = (sources: Sources, name: string) =>
  change(sources, name, async (tx) => {
    const now = sources.clock.now();
    for (const locale of LOCALES) await unpublishVersions(tx, keyOf(name, locale), now);
    await archiveVersions(tx, { kind: 'page', name }, now);
  });

/** Brings an archived page back, unpublished. */
export const restorePage = (sources: Pick<Sources, 'db'>, name: string) =>
  change(sources, name, (tx) => archiveVersions(tx, { kind: 'page', name }, null));

/** Deletes a page with all its versions. One that came from files would return with them. */
export const deletePage = (sources: Pick<Sources, 'db'>, name: string) =>
  change(sources, name, async (tx, written) => {
    if (written.some((source) => source !== 'editor')) throw new ApiError('OPERATION_NOT_ALLOWED');
    await deleteVersions(tx, { kind: 'page', name });
  });
