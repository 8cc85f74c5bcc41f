import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** What customers keep an eye on; a sold piece stays. The link to a list is `wishlist_token` of its customer. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productReference: integer('product_reference')
      .notNull()
      .references(() => products.reference, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** The lowest price that its customer has seen or was told of, hundredths. */
    seenAmount: integer('seen_amount').notNull(),
    /** The listing that its customer has seen or was told of: a later one means that it came back. */
    seenListing: integer('seen_listing').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productReference] }),
    index('wishlist_items_newest').on(table.customerId, table.createdAt, table.productReference),
    index('wishlist_items_product').on(table.productReference),
  ],
);

/** Hearts that friends gave to pieces of a shared list: they go with the piece, and with the link. */
export const wishlistVotes = pgTable(
  'wishlist_votes',
  {
    customerId: text('customer_id').notNull(),
    productReference: integer('product_reference').notNull(),
    /** SHA-256 of what one browser calls itself on this list. */
    voter: text('voter').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productReference, table.voter] }),
    foreignKey({
      name: 'wishlist_votes_wish',
      columns: [table.customerId, table.productReference],
      foreignColumns: [wishlistItems.customerId, wishlistItems.productReference],
    }).onDelete('cascade'),
  ],
);
