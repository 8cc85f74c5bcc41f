import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** What a customer wants to be told of by mail: a topic without a row was not asked for. */
export const mailTopics = pgTable(
  'mail_topics',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** PRICE_DROPS or BACK_AGAIN. */
    topic: text('topic').notNull(),
    wanted: boolean('wanted').notNull().default(false),
    /** In every mail of the topic: whoever holds it may end them, and no more. */
    token: text('token').notNull().unique(),
    toldAt: instant('told_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.topic] })],
);
