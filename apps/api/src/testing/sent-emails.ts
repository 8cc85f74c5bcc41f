import { and, asc, eq } from 'drizzle-orm';
import { mails } from '../db/schema/operations.ts';
import type { TestShop } from './shop.ts';

type Letter = typeof mails.$inferSelect;

/** The letters of one kind that somebody was sent, in their order. */
export async function mailsTo(
  { app, db }: Pick<TestShop, 'app' | 'db'>,
  recipient: string,
  template: string,
): Promise<Letter[]> {
  await app.outbox.drain();
  return db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.template, template)))
    .orderBy(asc(mails.outboxId));
}

/** What stands behind the `#` of the link in the last of them. */
export const tokenIn = (letters: readonly Letter[]): string =>
  /#([\w-]{43})/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
