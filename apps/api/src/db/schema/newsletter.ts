import { pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** Newsletter subscribers. The newsletter goes to addresses that were confirmed and have not unsubscribed since. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** UUID. */
  id: text('id').primaryKey(),
  /** Normalised: trimmed, lower case. */
  emailAddress: text('email_address').notNull().unique(),
  /** fr or en: the language of the page where they subscribed. */
  locale: text('locale').notNull(),
  /** Where on the site they subscribed: footer, popin, register, account, or a name that an editor gave. */
  source: text('source').notNull(),
  /** The last customer who subscribed this address; null for visitors. */
  requestedBy: text('requested_by').references(() => customers.id, { onDelete: 'set null' }),
  /**
   * The customer who subscribed the address and confirmed it from its mailbox; the subscription ends with the account.
   */
  customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the latest confirmation email; the token itself is only in that email. */
  confirmHash: text('confirm_hash').unique(),
  confirmUntil: instant('confirm_until'),
  /** When that token was used; it works once. */
  confirmUsedAt: instant('confirm_used_at'),
  confirmedAt: instant('confirmed_at'),
  stoppedAt: instant('stopped_at'),
  /** When an inactive subscriber was last asked whether to stay subscribed. */
  renewalRequestedAt: instant('renewal_requested_at'),
  /** Part of the unsubscribe link in every newsletter: it can only unsubscribe. */
  stopToken: text('stop_token').notNull().unique(),
  /** When the welcome code for a first order was sent; it is sent once. */
  codeGivenAt: instant('code_given_at'),
  createdAt: instant('created_at').notNull(),
});
