import { DAY_MS, HOUR_MS, SESSION_DAYS } from '@patine/core';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { editorSessions, editors } from '../../db/schema/editors.ts';
import { hashToken } from '../../plugins/session.ts';
import type { EditorRow } from './editors-repository.ts';

export type SessionRow = typeof editorSessions.$inferSelect;

/** Opens a session and returns its token. Only the hash is stored. */
export async function openEditorSession(
  db: Database,
  { editorId, browser }: { editorId: string; browser: string },
  now: Date,
  random: Random,
) {
  const token = random.token();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  await db.insert(editorSessions).values({
    id: random.uuid(),
    tokenHash: hashToken(token),
    editorId,
    browser,
    createdAt: now,
    usedAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** Returns the session of a token with its editor; null when it has ended. Notes its use, at most once an hour. */
export async function findEditorSession(
  db: Database,
  token: string,
  now: Date,
): Promise<{ session: SessionRow; editor: EditorRow } | null> {
  const [row] = await db
    .select({ session: editorSessions, editor: editors })
    .from(editorSessions)
    .innerJoin(editors, eq(editors.id, editorSessions.editorId))
    .where(
      and(
        eq(editorSessions.tokenHash, hashToken(token)),
        gt(editorSessions.expiresAt, now),
        isNull(editors.removedAt),
      ),
    );
  if (!row) return null;
  if (now.getTime() - row.session.usedAt.getTime() >= HOUR_MS)
    await db.update(editorSessions).set({ usedAt: now }).where(eq(editorSessions.id, row.session.id));
  return row;
}

/** Newest first. */
export const sessionsOf = (db: Database, editorId: string, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(editorSessions)
    .where(and(eq(editorSessions.editorId, editorId), gt(editorSessions.expiresAt, now)))
    .orderBy(desc(editorSessions.createdAt));

/** Ends one session of this editor; false when it is not theirs. */
export async function endEditorSession(
  db: Database,
  { id, editorId }: Pick<SessionRow, 'id' | 'editorId'>,
): Promise<boolean> {
  const ended = await db
    .delete(editorSessions)
    .where(and(eq(editorSessions.id, id), eq(editorSessions.editorId, editorId)))
    .returning({ id: editorSessions.id });
  return ended.length > 0;
}

export const endEditorSessionsOf = (db: Database, editorId: string) =>
  db.delete(editorSessions).where(eq(editorSessions.editorId, editorId));

export const deleteExpiredEditorSessions = (db: Database, now: Date) =>
  db.delete(editorSessions).where(lte(editorSessions.expiresAt, now));
