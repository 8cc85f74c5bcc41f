import type { OwnedGarment } from '@patine/core';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** What customers own and compare pieces with: one garment of each kind, the one that fits them best. */
export const garments = pgTable(
  'garments',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** A kind of core's garments. */
    kind: text('kind').$type<OwnedGarment['kind']>().notNull(),
    /** Centimetres on the flat garment. */
    measures: jsonb('measures').$type<OwnedGarment['measures']>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
);
