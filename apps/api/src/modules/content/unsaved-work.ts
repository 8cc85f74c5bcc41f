import {
  type FoundWork,
  type KeepWorkRequest,
  type KeptWork,
  type OpenedKind,
  type Presence,
  PRESENCE_LASTS_MS,
  type PresenceRequest,
  type UnsavedWork,
} from '@patine/contract/content/unsaved-work';
import { DAY_MS, UNSAVED_WORK_DAYS } from '@patine/core';
import type { Services } from '../../context.ts';
import {
  deleteEditorDraft,
  deleteEditorDraftsUntil,
  deletePresence,
  deletePresenceUntil,
  type EditorDraftRow,
  findEditorDraft,
  listPresence,
  upsertEditorDraft,
  upsertPresence,
} from './unsaved-repository.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

/** Who writes. `key` is the id of a right or of an account, `name` what others are shown. */
export type Editor = { key: string; name: string | null };

export type OpenedDocument = { kind: OpenedKind; name: string };

export const documentText = ({ kind, name }: OpenedDocument) => `${kind}/${name}`;

const workOf = ({ state, client, updatedAt }: EditorDraftRow): UnsavedWork => ({
  state,
  client,
  updatedAt: updatedAt.toISOString(),
});

/** Returns what an editor wrote of a document and did not save. */
export async function findWork(
  { db }: Pick<Sources, 'db'>,
  { key }: Editor,
  opened: OpenedDocument,
): Promise<FoundWork> {
  const row = await findEditorDraft(db, { owner: key, document: documentText(opened) });
  return { work: row && workOf(row) };
}

/** Keeps an editor's work, unless another of their browsers has written since: that is returned instead. */
export async function keepWork(
  { db, clock }: Sources,
  { key }: Editor,
  opened: OpenedDocument,
  { state, client, takesOver = false }: KeepWorkRequest,
): Promise<KeptWork> {
  const updatedAt = clock.now();
  await deleteEditorDraftsUntil(db, new Date(updatedAt.getTime() - UNSAVED_WORK_DAYS * DAY_MS));
  const row = { owner: key, document: documentText(opened), client, state, updatedAt };
  if (await upsertEditorDraft(db, row, takesOver)) return { newer: null };
  const newer = await findEditorDraft(db, row);
  return { newer: newer && workOf(newer) };
}

/** Forgets what a browser wrote, or with null what any did: it was saved or thrown away. */
export const dropWork = (
  { db }: Pick<Sources, 'db'>,
  { key }: Editor,
  opened: OpenedDocument,
  client: string | null,
) => deleteEditorDraft(db, { owner: key, document: documentText(opened) }, client);

/** Notes that an editor has a document open, or no longer has, and returns who else does. */
export async function notePresence(
  { db, clock }: Sources,
  { key, name }: Editor,
  { client, at, leaves = false, ...opened }: PresenceRequest,
): Promise<Presence> {
  const seenAt = clock.now();
  const leftBefore = new Date(seenAt.getTime() - PRESENCE_LASTS_MS);
  const here = { document: documentText(opened), client };
  if (leaves) {
    await deletePresence(db, here);
    return { others: [] };
  }
  await deletePresenceUntil(db, leftBefore);
  await upsertPresence(db, { ...here, owner: key, name, at: at || null, since: seenAt, seenAt });
  const others = await listPresence(db, here, leftBefore);
  return {
    others: others.map((other) => ({
      client: other.client,
      name: other.name,
      isSelf: other.owner === key,
      since: other.since.toISOString(),
      at: other.at,
    })),
  };
}
