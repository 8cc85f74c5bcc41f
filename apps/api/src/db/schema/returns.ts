import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { stores } from './catalogue.ts';
import { customers } from './customers.ts';
import { instant } from './instant.ts';
import { orderLines, orders } from './orders.ts';

/** Declarations that a buyer withdraws from the contract: what the law asks to be recorded, with its moment. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    /** FR or EN: the language it was declared in, and is acknowledged in. */
    locale: text('locale').notNull(),
    declaredAt: instant('declared_at').notNull(),
  },
  (table) => [index('withdrawals_order').on(table.orderId)],
);

/** The pieces of a declaration; a piece is withdrawn from once. */
export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    orderLineId: text('order_line_id')
      .primaryKey()
      .references(() => orderLines.id),
    withdrawalId: text('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
  },
  (table) => [index('withdrawal_lines_withdrawal').on(table.withdrawalId)],
);

/** A piece that is to come back, and why; the comment begins with the reason in the words that were read. */
export type QuotedReturnItem = { orderLineId: string; reason: string; comment: string };

/** What a return would cost; it binds nobody until it is validated, and not for ever. */
export const returnQuotations = pgTable(
  'return_quotations',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: text('customer_id').notNull(),
    items: jsonb('items').$type<QuotedReturnItem[]>().notNull(),
    feeAmount: integer('fee_amount').notNull(),
    currency: text('currency').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('return_quotations_order').on(table.orderId)],
);

export const returns = pgTable(
  'returns',
  {
    id: text('id').primaryKey(),
    /** Shown to people and written on the label, `R-48213`. */
    reference: text('reference').notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    /** A quotation is validated once; null where the buyer posts by their own means. */
    quotationId: text('quotation_id')
      .unique()
      .references(() => returnQuotations.id),
    /** Whether the buyer posts at their own cost, without our label. */
    isOwnMeans: boolean('is_own_means').notNull().default(false),
    /** What proves the posting, as the operator wrote it down: a receipt's number, a tracking number. */
    postingProof: text('posting_proof'),
    /** The contribution to the carriage, kept back from the refund. */
    feeAmount: integer('fee_amount').notNull(),
    /** What is given back for it: estimated until it is, then what was given. */
    refundAmount: integer('refund_amount').notNull(),
    currency: text('currency').notNull(),
    requestedAt: instant('requested_at').notNull(),
    receivedAt: instant('received_at'),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    index('returns_customer').on(table.customerId, table.requestedAt),
    index('returns_order').on(table.orderId),
  ],
);

export const returnParcels = pgTable(
  'return_parcels',
  {
    id: text('id').primaryKey(),
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id),
    /** Null for a parcel that goes back to the workshop. */
    storeId: integer('store_id').references(() => stores.id),
    recipientName: text('recipient_name').notNull(),
    /** On the label from the beginning. */
    trackingNumber: text('tracking_number').notNull().unique(),
    trackingUrl: text('tracking_url'),
    shippedAt: instant('shipped_at'),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('return_parcels_return').on(table.returnId)],
);

/** The pieces of a return; a piece comes back once. */
export const returnLines = pgTable(
  'return_lines',
  {
    orderLineId: text('order_line_id')
      .primaryKey()
      .references(() => orderLines.id),
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id),
    parcelId: text('parcel_id')
      .notNull()
      .references(() => returnParcels.id),
    reason: text('reason').notNull(),
    comment: text('comment').notNull(),
  },
  (table) => [index('return_lines_return').on(table.returnId)],
);

/** What carriers told of parcels, ours and those that come back; each event once. */
export const carrierEvents = pgTable(
  'carrier_events',
  {
    carrier: text('carrier').notNull(),
    eventId: text('event_id').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    /** shipped, in_transit, out_for_delivery, available, delivered or exception. */
    kind: text('kind').notNull(),
    /** As the carrier writes it. */
    place: text('place'),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.carrier, table.eventId] }),
    index('carrier_events_parcel').on(table.trackingNumber, table.at),
  ],
);
