import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { customers } from './customers.ts';
import { instant } from './instant.ts';
import { orders } from './orders.ts';
import { savedSearches } from './saved-searches.ts';

/** Notifications of customers; the columns after `kind` reference what each is about. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    productReference: integer('product_reference').references(() => products.reference, {
      onDelete: 'cascade',
    }),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    savedSearchId: text('saved_search_id').references(() => savedSearches.id, { onDelete: 'cascade' }),
    /** Cents: the amount of the offer, or the new price of the item. */
    amount: integer('amount'),
    /** Number of items that a saved search found. */
    productCount: integer('product_count'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notifications_customer').on(table.customerId, table.id),
    index('notifications_age').on(table.createdAt),
    check(
      'notifications_kind',
      sql`${table.kind} in ('OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_LAPSED', 'OFFER_CLOSED', 'PRICE_DROP', 'BACK_IN_STOCK', 'PARCEL_SHIPPED', 'PARCEL_OUT_FOR_DELIVERY', 'PARCEL_AVAILABLE', 'PARCEL_DELIVERED', 'NEW_PRODUCTS')`,
    ),
  ],
);
