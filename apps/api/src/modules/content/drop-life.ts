import type { LogAction } from '@patine/contract/content/editors-log';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { lockImports, readStoredDrop, type StoredDrop } from '../catalogue/index.ts';
import { recordAction } from '../editors/index.ts';
import { announceDocuments } from './announce-changes.ts';
import { lockContent } from './content-repository.ts';
import { deleteDocument } from './delete-document.ts';
import { archiveVersions, sourcesOf } from './document-life-repository.ts';
import { putDropAway } from './drop-documents.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

/** What is done to a drop, and by whom: the id of an editor or access link. */
export type DropStep = { slug: string; authorId: string };

/** Changes a drop that exists, and records it. */
const change = (
  { db, clock }: Sources,
  { slug, authorId, action }: DropStep & { action: LogAction },
  write: (tx: Database, stored: StoredDrop | null, now: Date) => Promise<void>,
) =>
  db.transaction(async (tx) => {
    await lockContent(tx);
    await lockImports(tx);
    const drop = { kind: 'drop', name: slug } as const;
    const stored = await readStoredDrop(tx, slug);
    if (!stored && (await sourcesOf(tx, drop)).length === 0) throw new ApiError('NOT_FOUND');
    const now = clock.now();
    await write(tx, stored, now);
    await announceDocuments(tx, [drop], now);
    await recordAction(tx, { ...drop, action, authorId }, now);
  });

/** Puts away a drop that is over: its pieces stay in the shop. */
export const archiveDrop = (sources: Sources, step: DropStep) =>
  change(sources, { ...step, action: 'archived' }, async (tx, stored, now) => {
    if (!stored?.endAt || stored.endAt > now) throw new ApiError('OPERATION_NOT_ALLOWED');
    await archiveVersions(tx, { kind: 'drop', name: step.slug }, now);
    await putDropAway(tx, step.slug, now, now);
  });

/** Brings back a drop that was put away, over as it was. */
export const restoreDrop = (sources: Sources, step: DropStep) =>
  change(sources, { ...step, action: 'restored' }, async (tx, stored, now) => {
    if (!stored) throw new ApiError('OPERATION_NOT_ALLOWED');
    await archiveVersions(tx, { kind: 'drop', name: step.slug }, null);
    await putDropAway(tx, step.slug, null, now);
  });

/** Deletes a drop that shoppers never saw. */
export const deleteDrop = (sources: Sources, step: DropStep) =>
  change(sources, { ...step, action: 'deleted' }, async (tx, stored) => {
    if (stored) throw new ApiError('OPERATION_NOT_ALLOWED');
    await deleteDocument(tx, { kind: 'drop', name: step.slug });
  });
