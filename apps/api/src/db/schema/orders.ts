import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StoredServicePoint } from './carts.ts';
import { items, stores } from './catalogue.ts';
import { customers } from './customers.ts';
import { instant } from './instant.ts';

/** Copy of the address at the time of the order. */
export type StoredAddress = {
  firstName: string;
  lastName: string;
  companyName: string | null;
  countryCode: string;
  addressLine1: string;
  addressLine2: string | null;
  postalCode: string;
  subDivision: string | null;
  cityName: string;
  phoneNumber: string;
};

type StoredReduction = { code: string; offerDescription: string; amount: number };
export type StoredReductions = Record<'products' | 'shipping' | 'qualityControl', StoredReduction[]>;

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** Order number shown to customers, `P-4823956`. */
    reference: text('reference').notNull().unique(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    cartId: text('cart_id').notNull(),
    /** CHECKOUT, PAID, ABANDONED, COMPLETED or REFUNDED. */
    status: text('status').notNull().default('CHECKOUT'),
    /** FR or EN: the language of emails about the order. */
    locale: text('locale').notNull(),
    currency: text('currency').notNull(),
    productAmount: integer('product_amount').notNull(),
    shippingAmount: integer('shipping_amount').notNull(),
    qualityControlAmount: integer('quality_control_amount').notNull(),
    productReduction: integer('product_reduction').notNull().default(0),
    shippingReduction: integer('shipping_reduction').notNull().default(0),
    qualityControlReduction: integer('quality_control_reduction').notNull().default(0),
    /** What each code and offer took off; the three sums above are their totals. */
    reductions: jsonb('reductions').$type<StoredReductions>(),
    totalAmount: integer('total_amount').notNull(),
    /** Part of the total that gift cards pay; the payment gateway charges the rest. */
    giftCardAmount: integer('gift_card_amount').notNull().default(0),
    paidAmount: integer('paid_amount').notNull().default(0),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    deliveryAddress: jsonb('delivery_address').$type<StoredAddress>().notNull(),
    deliveryMethod: text('delivery_method').notNull(),
    deliveryType: text('delivery_type').notNull(),
    deliveryCarrier: text('delivery_carrier').notNull(),
    servicePoint: jsonb('service_point').$type<StoredServicePoint>(),
    earliestDelivery: text('earliest_delivery').notNull(),
    latestDelivery: text('latest_delivery').notNull(),
    /** Affiliate campaign that led the buyer here, if they consented to its tracking. */
    affiliateCampaign: text('affiliate_campaign'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    index('orders_customer').on(table.customerId, table.createdAt),
    check(
      'orders_status',
      sql`${table.status} in ('CHECKOUT', 'PAID', 'ABANDONED', 'COMPLETED', 'REFUNDED')`,
    ),
  ],
);

export const parcels = pgTable(
  'parcels',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null for a grouped parcel, which the workshop ships. */
    storeId: integer('store_id').references(() => stores.id),
    senderName: text('sender_name').notNull(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    preparedAt: instant('prepared_at'),
    groupedAt: instant('grouped_at'),
    shippedAt: instant('shipped_at'),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('parcels_order').on(table.orderId)],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    parcelId: text('parcel_id').references(() => parcels.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    listingNumber: integer('listing_number').notNull(),
    /** pending, paid, shipped, delivered, refunded or cancelled. */
    status: text('status').notNull().default('pending'),
    paidAmount: integer('paid_amount').notNull(),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    customizationLabel: text('customization_label'),
    customizationValue: text('customization_value'),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    // Second safeguard besides the code: a listing is sold once.
    uniqueIndex('order_lines_sold_once')
      .on(table.itemId, table.listingNumber)
      .where(sql`${table.status} in ('paid', 'shipped', 'delivered')`),
  ],
);
