import { pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** Addresses that asked for the newsletter: it goes to those that were confirmed and have not been stopped since. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** UUID. */
  id: text('id').primaryKey(),
  /** Normalised: trimmed, lower case. */
  emailAddress: text('email_address').notNull().unique(),
  /** fr or en: what it was asked for in. */
  locale: text('locale').notNull(),
  /** Where on the site: footer, popin, register, account, or a name that an editor gave. */
  source: text('source').notNull(),
  /** Customer who asked for it last; a visitor's address has none. */
  askedBy: text('asked_by').references(() => customers.id, { onDelete: 'set null' }),
  /** Customer who asked for it and whose mailbox it was confirmed from: it ends with the account. */
  customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the last mail that asks to confirm: the token itself is in the mail only. */
  confirmHash: text('confirm_hash').unique(),
  confirmUntil: instant('confirm_until'),
  /** When that token was used: it works once. */
  confirmUsedAt: instant('confirm_used_at'),
  confirmedAt: instant('confirmed_at'),
  stoppedAt: instant('stopped_at'),
  /** When a dormant address was last asked whether it wants to stay. */
  renewalAskedAt: instant('renewal_asked_at'),
  /** In every letter: whoever holds it may end them, and no more. */
  stopToken: text('stop_token').notNull().unique(),
  /** When the code of the first order was given, which happens once. */
  codeGivenAt: instant('code_given_at'),
  createdAt: instant('created_at').notNull(),
});
