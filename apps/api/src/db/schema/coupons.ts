import type { Translations } from '@patine/core';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { customers } from './customers.ts';
import { instant } from './instant.ts';
import { orders } from './orders.ts';

export const coupons = pgTable(
  'coupons',
  {
    /** Stored in upper case; customers may type any case. */
    code: text('code').primaryKey(),
    /** PERCENT, AMOUNT or FREE_DELIVERY. */
    kind: text('kind').notNull(),
    /** Whole percent, or cents of the shop's currency; 0 with FREE_DELIVERY. */
    value: integer('value').notNull(),
    /** Minimum order value, in cents. */
    minimumAmount: integer('minimum_amount'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    oncePerCustomer: boolean('once_per_customer').notNull().default(false),
    /** The only person who may use it, customer or not yet; in lower case. */
    emailAddress: text('email_address'),
    /** Name of the offer on receipts. */
    offer: jsonb('offer').$type<Translations>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('coupons_email_address').on(table.emailAddress),
    check(
      'coupons_value',
      sql`(${table.kind} = 'PERCENT' and ${table.value} between 1 and 100) or (${table.kind} = 'AMOUNT' and ${table.value} > 0) or (${table.kind} = 'FREE_DELIVERY' and ${table.value} = 0)`,
    ),
  ],
);

export const couponUses = pgTable(
  'coupon_uses',
  {
    code: text('code')
      .notNull()
      .references(() => coupons.code),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    cartId: text('cart_id').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    /** True when the customer may use the code in one order only. */
    isSingle: boolean('is_single').notNull(),
    /** reserved while the order is being paid, then spent, or returned if it is not paid. */
    state: text('state').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.orderId] }),
    index('coupon_uses_order').on(table.orderId),
    // Second safeguard besides the code: a customer can use such a coupon once.
    uniqueIndex('coupon_uses_once')
      .on(table.code, table.customerId)
      .where(sql`${table.isSingle} and ${table.state} <> 'returned'`),
  ],
);

export const giftCards = pgTable(
  'gift_cards',
  {
    /** Whoever knows the code can spend the card. */
    code: text('code').primaryKey(),
    initialAmount: integer('initial_amount').notNull(),
    /** What is neither spent nor reserved, in cents of the shop's currency. */
    balance: integer('balance').notNull(),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('gift_cards_balance', sql`${table.balance} between 0 and ${table.initialAmount}`)],
);

export const cartGiftCards = pgTable(
  'cart_gift_cards',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    code: text('code')
      .notNull()
      .references(() => giftCards.code),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.code] })],
);

export const giftCardUses = pgTable(
  'gift_card_uses',
  {
    code: text('code')
      .notNull()
      .references(() => giftCards.code),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    cartId: text('cart_id').notNull(),
    /** Share of the order that the card pays, in cents. */
    amount: integer('amount').notNull(),
    /** Share of it that refunds have returned to the card, in cents. */
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** reserved while the order is being paid, then spent, or returned if it is not paid. */
    state: text('state').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.orderId] }),
    index('gift_card_uses_order').on(table.orderId),
    check('gift_card_uses_refunded', sql`${table.refundedAmount} between 0 and ${table.amount}`),
  ],
);
