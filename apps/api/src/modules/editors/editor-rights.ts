import type { Services } from '../../context.ts';
import { PREVIEW_MS } from './editor-token.ts';
import {
  deleteEditorTokensUntil,
  findEditorToken,
  insertEditorToken,
  listEditorTokens,
  revokeEditorToken,
} from './editor-tokens-repository.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

/** Times in ISO 8601. */
export type EditorRight = { id: string; givenAt: string; until: string; revokedAt: string | null };

/** Grants a right to edit until a date. Deletes old rights once the preview links created with them have expired. */
export async function grantRight(
  { db, clock, random }: Sources & Pick<Services, 'random'>,
  expiresAt: Date,
): Promise<{ id: string }> {
  const createdAt = clock.now();
  const id = random.uuid();
  const ended = new Date(createdAt.getTime() - PREVIEW_MS);
  await deleteEditorTokensUntil(db, ended);
  await insertEditorToken(db, { id, createdAt, expiresAt });
  return { id };
}

/** Lists the stored rights, newest first. */
export async function listRights({ db }: Pick<Sources, 'db'>): Promise<EditorRight[]> {
  const rows = await listEditorTokens(db);
  return rows.map(({ id, createdAt, expiresAt, revokedAt }) => ({
    id,
    givenAt: createdAt.toISOString(),
    until: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }));
}

/** Revokes a right and the preview links created with it; false for an unknown id. */
export async function revokeRight({ db, clock }: Sources, id: string): Promise<boolean> {
  await revokeEditorToken(db, id, clock.now());
  return (await findEditorToken(db, id)) !== null;
}

/** True for a right that is stored and not revoked; its token tells until when. */
export async function hasRight(db: Services['db'], id: string): Promise<boolean> {
  return (await findEditorToken(db, id))?.revokedAt === null;
}
