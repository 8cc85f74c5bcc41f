import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/**
 * Wishlist items of customers; a sold item stays. `wishlist_token` of the customer is the link that shares the list.
 */
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
    /** The price when the customer added the product, in cents. */
    addedAmount: integer('added_amount').notNull(),
    /** The lowest price that the customer has seen or was notified of, in cents. */
    seenAmount: integer('seen_amount').notNull(),
    /** The listing number that the customer has seen or was notified of; a higher one means that the item is back. */
    seenListing: integer('seen_listing').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productReference] }),
    index('wishlist_items_newest').on(table.customerId, table.createdAt, table.productReference),
    index('wishlist_items_product').on(table.productReference),
  ],
);

/** Votes of friends on a shared wishlist; deleted with the wishlist item or with the share link. */
export const wishlistVotes = pgTable(
  'wishlist_votes',
  {
    customerId: text('customer_id').notNull(),
    productReference: integer('product_reference').notNull(),
    /** SHA-256 of the id that a browser has on this list. */
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
