import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** Email topics that a customer subscribed to; no row means not subscribed. */
export const mailTopics = pgTable(
  'mail_topics',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** PRICE_DROPS or BACK_IN_STOCK. */
    topic: text('topic').notNull(),
    wanted: boolean('wanted').notNull().default(false),
    /** Part of the unsubscribe link in every email of the topic: it can only unsubscribe. */
    token: text('token').notNull().unique(),
    notifiedAt: instant('notified_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.topic] })],
);
