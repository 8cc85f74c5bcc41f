import type { Locale, TaxScheme } from '@patine/core';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type SellerIdentity, stores } from './catalogue.ts';
import { instant } from './instant.ts';
import { orders, type StoredAddress } from './orders.ts';

/** How a line is taxed; `rate` in percent, above nought for the standard scheme within the Union alone. */
export type LineTax = { scheme: TaxScheme; rate: number };

/** What an invoice says, as it was when it was issued. */
export type InvoiceFacts = {
  locale: Locale;
  orderReference: string;
  /** Who the seller is by law, as the operator had brought it; absent from the first ones. */
  seller: { name: string; country: string; identity?: SellerIdentity | null };
  buyer: StoredAddress;
  /** Hundredths; a credit note's are below zero. */
  lines: {
    kind: 'piece' | 'delivery' | 'quality-control' | 'goodwill';
    words: string;
    amount: number;
    /** Absent from invoices of the time when every line was under the margin scheme. */
    tax?: LineTax;
  }[];
  /** Of the invoice that a credit note takes back. */
  corrects: string | null;
};

/** The last number that each seller's series has reached; its row is locked while a number is given. */
export const invoiceSeries = pgTable('invoice_series', {
  storeId: integer('store_id')
    .primaryKey()
    .references(() => stores.id),
  last: integer('last').notNull(),
});

/** Never changed and never deleted: a trigger keeps it so. */
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
    /** What it is for within its order, so that the same deed issues it once. */
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
