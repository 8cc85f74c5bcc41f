import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** Single-use links in emails; a row is deleted when its link is used. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    /** SHA-256 of the token; the token itself is only in the email. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** PASSWORD or EMAIL. */
    purpose: text('purpose').notNull(),
    /** The email address that the link was sent to. */
    emailAddress: text('email_address').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('access_tokens_customer').on(table.customerId)],
);
