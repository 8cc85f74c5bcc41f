import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { drops } from './catalogue.ts';
import { instant } from './instant.ts';

/** Addresses that get one email when a drop opens. A row is deleted soon after that email, see `purge-alerts.ts`. */
export const dropAlerts = pgTable(
  'drop_alerts',
  {
    /** UUID. */
    id: text('id').primaryKey(),
    dropSlug: text('drop_slug')
      .notNull()
      .references(() => drops.slug, { onDelete: 'cascade' }),
    /** Normalised: trimmed, lower case. */
    emailAddress: text('email_address').notNull(),
    /** Language of the page on which it was asked for. */
    locale: text('locale').notNull(),
    /** SHA-256 of the token in the latest confirmation email; the token itself is only in that email. */
    confirmHash: text('confirm_hash').notNull().unique(),
    confirmUntil: instant('confirm_until').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** Part of the unsubscribe link: it can only delete the alert. */
    stopToken: text('stop_token').notNull().unique(),
    /** When the email was put in the outbox; it is sent once. */
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('drop_alerts_once').on(table.dropSlug, table.emailAddress),
    index('drop_alerts_email_address').on(table.emailAddress),
  ],
);
