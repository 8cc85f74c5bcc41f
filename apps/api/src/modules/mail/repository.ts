import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { mails } from '../../db/schema/operations.ts';

export type MailRow = typeof mails.$inferSelect;

const LISTED = 200;

/** Stores the email of an outbox event. A retry returns the stored one unchanged. */
export async function storeMail(db: Database, values: typeof mails.$inferInsert): Promise<MailRow> {
  await db.insert(mails).values(values).onConflictDoNothing({ target: mails.outboxId });
  const [row] = await db.select().from(mails).where(eq(mails.outboxId, values.outboxId));
  if (!row) throw new Error(`Email of outbox event ${values.outboxId} was not stored`);
  return row;
}

export const markSent = (db: Database, id: string, now: Date) =>
  db
    .update(mails)
    .set({ sentAt: now })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)));

/** Newest first. */
export const newestMails = (db: Database): Promise<MailRow[]> =>
  db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.outboxId)).limit(LISTED);

export async function findMail(db: Database, id: string): Promise<MailRow | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}
