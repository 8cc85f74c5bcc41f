import { DAY_MS, EDITOR_INVITATION_DAYS, EDITOR_SIGN_IN_MINUTES, MINUTE_MS } from '@patine/core';
import type { EditorLink } from '@patine/contract/content/editors';
import { and, eq, gt, isNull, lte, max } from 'drizzle-orm';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { editorLinks, editors } from '../../db/schema/editors.ts';
import { hashToken } from '../../plugins/session.ts';
import type { EditorRow } from './editors-repository.ts';

export type LinkPurpose = EditorLink['purpose'];

const LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  INVITATION: EDITOR_INVITATION_DAYS * DAY_MS,
  SIGN_IN: EDITOR_SIGN_IN_MINUTES * MINUTE_MS,
};

/** Creates the token of a link. Only its hash is stored. A new invitation takes the place of the one before. */
export async function issueEditorLink(
  db: Database,
  { editorId, purpose }: { editorId: string; purpose: LinkPurpose },
  now: Date,
  random: Random,
): Promise<string> {
  const token = random.token();
  if (purpose === 'INVITATION') await deleteLinksOf(db, editorId);
  const expiresAt = new Date(now.getTime() + LIFE_MS[purpose]);
  await db.insert(editorLinks).values({ tokenHash: hashToken(token), editorId, purpose, expiresAt });
  return token;
}

export type FoundLink = { purpose: LinkPurpose; editor: EditorRow };

/** Returns the editor of a link; null when it is used, expired or unknown, or its editor removed. */
export async function findEditorLink(db: Database, token: string, now: Date): Promise<FoundLink | null> {
  const [row] = await db
    .select({ purpose: editorLinks.purpose, editor: editors })
    .from(editorLinks)
    .innerJoin(editors, eq(editors.id, editorLinks.editorId))
    .where(
      and(
        eq(editorLinks.tokenHash, hashToken(token)),
        gt(editorLinks.expiresAt, now),
        isNull(editors.removedAt),
      ),
    );
  return row ? { purpose: row.purpose as LinkPurpose, editor: row.editor } : null;
}

/** Deletes a link; false when another call was first. */
export async function consumeEditorLink(tx: Database, token: string): Promise<boolean> {
  const deleted = await tx
    .delete(editorLinks)
    .where(eq(editorLinks.tokenHash, hashToken(token)))
    .returning({ editorId: editorLinks.editorId });
  return deleted.length > 0;
}

export const deleteLinksOf = (db: Database, editorId: string) =>
  db.delete(editorLinks).where(eq(editorLinks.editorId, editorId));

/** When the invitation of each editor ends, by their id. */
export async function invitationEnds(db: Database): Promise<Map<string, Date>> {
  const rows = await db
    .select({ editorId: editorLinks.editorId, until: max(editorLinks.expiresAt) })
    .from(editorLinks)
    .where(eq(editorLinks.purpose, 'INVITATION'))
    .groupBy(editorLinks.editorId);
  return new Map(rows.flatMap(({ editorId, until }) => (until ? [[editorId, until] as const] : [])));
}

export const deleteExpiredEditorLinks = (db: Database, now: Date) =>
  db.delete(editorLinks).where(lte(editorLinks.expiresAt, now));
