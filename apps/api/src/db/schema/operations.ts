import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** What must happen outside the database because of a committed change: at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** product.changed or mail.<template>. */
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    availableAt: instant('available_at').notNull(),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
    /** Done, or given up as a dead letter when `tries` is at its limit. */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.availableAt, table.id)
      .where(sql`${table.finishedAt} is null`),
  ],
);

/** Mails as they left; in development they are read at /dev/mail. */
export const mails = pgTable('mails', {
  id: text('id').primaryKey(),
  /** The outbox row it came from: a second delivery changes nothing. */
  outboxId: bigint('outbox_id', { mode: 'number' }).notNull().unique(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  locale: text('locale').notNull(),
  template: text('template').notNull(),
  /** Where one press ends mails of this kind; null for those that are owed. */
  unsubscribeUrl: text('unsubscribe_url'),
  /** The version of the page `terms`, in the mail's language, that goes with it as a paper. */
  termsVersion: integer('terms_version'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
});
