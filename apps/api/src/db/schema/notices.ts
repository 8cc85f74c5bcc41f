import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { NoticeReason } from '@patine/core';
import { products } from './catalogue.ts';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** Notices of illegal or unsafe products (Regulation (EU) 2022/2065, article 16). */
export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_001 }),
    productReference: integer('product_reference')
      .notNull()
      .references(() => products.reference),
    reason: text('reason').$type<NoticeReason>().notNull(),
    explanation: text('explanation').notNull(),
    /** Customer who was logged in when the notice was sent. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Empty after the notifier had their personal data erased. */
    name: text('name').notNull(),
    emailAddress: text('email_address').notNull(),
    /** The notifier's statement that the notice is accurate and complete. */
    inGoodFaith: boolean('in_good_faith').notNull(),
    /** FR or EN: the language of emails about the notice. */
    locale: text('locale').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('notices_product').on(table.productReference),
    index('notices_customer').on(table.customerId),
  ],
);
