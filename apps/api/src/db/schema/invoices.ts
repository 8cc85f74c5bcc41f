import type { Locale, TaxScheme } from '@patine/core';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type SellerIdentity, stores } from './catalogue.ts';
import { instant } from './instant.ts';
import { orders, type StoredAddress } from './orders.ts';

/** VAT of a line; `rate` in percent is above zero only under the standard scheme within the EU. */
export type LineTax = { scheme: TaxScheme; rate: number };

/** Contents of an invoice at the time it was issued. */
export type InvoiceFacts = {
  locale: Locale;
  orderReference: string;
  /** Legal identity of the seller at that time; absent from the oldest invoices. */
  seller: { name: string; country: string; identity?: SellerIdentity | null };
  buyer: StoredAddress;
  /** Amounts in cents; negative on a credit note. */
  lines: {
    kind: 'item' | 'delivery' | 'quality-control' | 'goodwill';
    words: string;
    /** Of an item's product; absent from the oldest invoices. */
    reference?: number;
    amount: number;
    /** Absent from invoices issued when every line was under the margin scheme. */
    tax?: LineTax;
  }[];
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null;
};

/** The last number of each seller's series; its row is locked while a number is assigned. */
export const invoiceSeries = pgTable('invoice_series', {
  storeId: integer('store_id')
    .primaryKey()
    .references(() => stores.id),
  last: integer('last').notNull(),
});

/** Rows are never changed or deleted: a trigger enforces it. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** 1, 2, 3… for each seller. */
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    /** invoice or credit-note. */
    kind: text('kind').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Identifies the invoice's reason within its order, so that a repeated call does not issue it twice. */
    occasion: text('occasion').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    facts: jsonb('facts').$type<InvoiceFacts>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_sequence').on(table.storeId, table.sequence),
    uniqueIndex('invoices_once').on(table.orderId, table.storeId, table.occasion),
    index('invoices_order').on(table.orderId),
  ],
);
