import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** A list in the search's own words, as it was checked when it was saved. */
export type SearchCriteria = {
  text: string;
  facetFilters: string[][];
  numericFilters: string[];
  tagFilters: string[];
};

/** Lists that customers keep, and how often they want to hear of what is new in them. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    /** UUID. */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Address of the list, `/shop/…` or `/en/shop/…`. */
    path: text('path').notNull(),
    /** fr or en: what its mails are written in. */
    locale: text('locale').notNull(),
    criteria: jsonb('criteria').$type<SearchCriteria>().notNull(),
    /** NONE, INSTANT, DAILY or WEEKLY. */
    alerts: text('alerts').notNull(),
    /** In every mail: whoever holds it may end them, and no more. */
    token: text('token').notNull().unique(),
    /** The newest piece that is no news: those listed after it have a higher reference. */
    seenReference: integer('seen_reference').notNull(),
    lookedAt: instant('looked_at').notNull(),
    /** Null while there are no alerts. */
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
