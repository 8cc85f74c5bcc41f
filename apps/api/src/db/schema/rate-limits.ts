import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Calls in a minute, of all processes together. Unlogged: a crash of the database begins the minute anew. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the kind of call and the network that makes it. */
    key: text('key').notNull(),
    /** The window's number since 1970. */
    period: bigint('period', { mode: 'number' }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.period] })],
);
