import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** Links in mails that let their holder do one thing once: they go when they are used. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    /** SHA-256 of the token: the token itself is in the mail only. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** PASSWORD or EMAIL. */
    purpose: text('purpose').notNull(),
    /** The address that the link was sent to. */
    emailAddress: text('email_address').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('access_tokens_customer').on(table.customerId)],
);
