import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Requests per minute, over all processes. Unlogged table: a crash of the database resets the counts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the request kind and the caller's network. */
    key: text('key').notNull(),
    /** Number of the time window since 1970. */
    period: bigint('period', { mode: 'number' }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.period] })],
);
