import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { transactionId } from './transaction-id.ts';

/** Outbox: side effects of committed changes outside the database, executed at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** product.changed or mail.<template>. */
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Tells subscribers which of them they have not seen: ids are not committed in their order. */
    transactionId: transactionId('transaction_id')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    createdAt: instant('created_at').notNull(),
    availableAt: instant('available_at').notNull(),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
    /** When it succeeded, or when `tries` reached its limit (dead letter). */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.availableAt, table.id)
      .where(sql`${table.finishedAt} is null`),
    index('outbox_transaction').on(table.transactionId),
  ],
);

/** One row: the latest transaction whose events have been deleted. A subscriber that has not seen it has missed some. */
export const outboxTrims = pgTable(
  'outbox_trims',
  {
    id: integer('id').primaryKey(),
    transactionId: transactionId('transaction_id').notNull(),
  },
  (table) => [check('outbox_trims_one_row', sql`${table.id} = 1`)],
);

/** Emails as they were sent; in development they are shown at /dev/mail. */
export const mails = pgTable('mails', {
  id: text('id').primaryKey(),
  /** The outbox row that caused the email; a second delivery is a no-op. */
  outboxId: bigint('outbox_id', { mode: 'number' }).notNull().unique(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  locale: text('locale').notNull(),
  template: text('template').notNull(),
  /** One-click unsubscribe URL; null for transactional emails. */
  unsubscribeUrl: text('unsubscribe_url'),
  /** Version of the page `terms`, in the email's language, that is attached. */
  termsVersion: integer('terms_version'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
});
