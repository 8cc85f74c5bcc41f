import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** Search criteria in the search API's format, validated when the search was saved. */
export type SearchCriteria = {
  text: string;
  facetFilters: string[][];
  numericFilters: string[];
  tagFilters: string[];
};

/** Saved searches of customers, and how often they want alerts about new items. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    /** UUID. */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** URL path of the list, `/shop/…` or `/en/shop/…`. */
    path: text('path').notNull(),
    /** fr or en: the language of its emails. */
    locale: text('locale').notNull(),
    criteria: jsonb('criteria').$type<SearchCriteria>().notNull(),
    /** NONE, INSTANT, DAILY or WEEKLY. */
    alerts: text('alerts').notNull(),
    /** Part of the unsubscribe link in every email: it can only end the alerts. */
    token: text('token').notNull().unique(),
    /** Items with a higher reference were listed later and count as new. */
    seenReference: integer('seen_reference').notNull(),
    lookedAt: instant('looked_at').notNull(),
    /** When the search runs next; null while alerts are off. */
    nextLookAt: instant('next_look_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_searches_once').on(table.customerId, table.path),
    index('saved_searches_due')
      .on(table.nextLookAt)
      .where(sql`${table.nextLookAt} is not null`),
  ],
);
