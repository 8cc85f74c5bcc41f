import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { items } from './catalogue.ts';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** Price offers of buyers. The reservation of an accepted one is on the item (`reserved…` columns). */
export const offers = pgTable(
  'offers',
  {
    /** UUID. */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productReference: integer('product_reference').notNull(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    listingNumber: integer('listing_number').notNull(),
    /** Cents, like the product's price at the time of the offer. */
    amount: integer('amount').notNull(),
    priceAmount: integer('price_amount').notNull(),
    currency: text('currency').notNull(),
    /** PENDING, ACCEPTED, DECLINED, LAPSED, CLOSED, USED or WITHDRAWN. */
    status: text('status').notNull().default('PENDING'),
    createdAt: instant('created_at').notNull(),
    /** End of the seller's 24 hours to answer; once accepted, of the buyer's 24 hours to pay. */
    expiresAt: instant('expires_at').notNull(),
    /** When the seller accepted or declined. */
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('offers_customer').on(table.customerId, table.createdAt),
    index('offers_live')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('PENDING', 'ACCEPTED')`),
    // One offer per buyer; an offer that the shop closed because the item became unavailable does not count.
    uniqueIndex('offers_one_per_buyer')
      .on(table.itemId, table.listingNumber, table.customerId)
      .where(sql`${table.status} <> 'CLOSED'`),
    // Second safeguard besides the code: a listing is reserved for one buyer.
    uniqueIndex('offers_one_accepted')
      .on(table.itemId, table.listingNumber)
      .where(sql`${table.status} = 'ACCEPTED'`),
    check(
      'offers_status',
      sql`${table.status} in ('PENDING', 'ACCEPTED', 'DECLINED', 'LAPSED', 'CLOSED', 'USED', 'WITHDRAWN')`,
    ),
    check('offers_amount', sql`${table.amount} > 0 and ${table.amount} <= ${table.priceAmount}`),
  ],
);

/** Links by which a seller answers an offer, one for each email; the token itself is only in the email. */
export const offerLinks = pgTable(
  'offer_links',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('offer_links_offer').on(table.offerId)],
);
