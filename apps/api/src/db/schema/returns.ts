import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { stores } from './catalogue.ts';
import { customers } from './customers.ts';
import { instant } from './instant.ts';
import { orderLines, orders } from './orders.ts';

/** Withdrawals from the contract that buyers declared, with the details that the law requires to be recorded. */
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
    /** FR or EN: the language of the declaration and of its acknowledgement. */
    locale: text('locale').notNull(),
    declaredAt: instant('declared_at').notNull(),
  },
  (table) => [index('withdrawals_order').on(table.orderId)],
);

/** The items of a withdrawal; each can be withdrawn once. */
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

/** An item to be returned and the reason; the comment begins with the reason as the buyer read it. */
export type QuotedReturnItem = { orderLineId: string; reason: string; comment: string };

/** Quoted cost of a return; it expires, and binds nobody until it is validated. */
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
    /** Return number shown to customers and printed on the label, `R-48213`. */
    reference: text('reference').notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Unique: a quotation is validated once. Null where the buyer posts by their own means. */
    quotationId: text('quotation_id')
      .unique()
      .references(() => returnQuotations.id),
    /** True if the buyer posts at their own cost, without the shop's label. */
    isOwnMeans: boolean('is_own_means').notNull().default(false),
    /** Proof of posting that the operator recorded: a receipt number or a tracking number. */
    postingProof: text('posting_proof'),
    /** The buyer's contribution to the shipping cost, deducted from the refund. */
    feeAmount: integer('fee_amount').notNull(),
    /** Estimated refund until it is paid, then the amount paid. */
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
    /** Null for a parcel that returns to the workshop. */
    storeId: integer('store_id').references(() => stores.id),
    recipientName: text('recipient_name').notNull(),
    /** Printed on the label when the return is created. */
    trackingNumber: text('tracking_number').notNull().unique(),
    trackingUrl: text('tracking_url'),
    shippedAt: instant('shipped_at'),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('return_parcels_return').on(table.returnId)],
);

/** The items of a return; each is returned once. */
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

/** Tracking events of carriers for outgoing and returned parcels; each event is stored once. */
export const carrierEvents = pgTable(
  'carrier_events',
  {
    carrier: text('carrier').notNull(),
    eventId: text('event_id').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    /** shipped, in_transit, out_for_delivery, available, delivered or exception. */
    kind: text('kind').notNull(),
    /** As written by the carrier. */
    place: text('place'),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.carrier, table.eventId] }),
    index('carrier_events_parcel').on(table.trackingNumber, table.at),
  ],
);
