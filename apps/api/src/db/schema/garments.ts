import type { OwnedGarment } from '@patine/core';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** Garments that customers own and compare items with: the best-fitting one of each kind. */
export const garments = pgTable(
  'garments',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** One of core's garment kinds. */
    kind: text('kind').$type<OwnedGarment['kind']>().notNull(),
    /** Centimetres, measured on the flat garment. */
    measures: jsonb('measures').$type<OwnedGarment['measures']>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
);
