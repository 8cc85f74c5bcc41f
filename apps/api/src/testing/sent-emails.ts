import { and, asc, eq } from 'drizzle-orm';
import { mails } from '../db/schema/operations.ts';
import type { TestShop } from './shop.ts';

type Letter = typeof mails.$inferSelect;

/** Returns the emails of one kind to a recipient, oldest first. */
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

/** Returns the token after the `#` of the link in the last email. */
export const tokenIn = (letters: readonly Letter[]): string =>
  /#([\w-]{43})/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
