import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { instant } from './instant.ts';

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    cartId: text('cart_id').notNull(),
    customerId: text('customer_id').notNull(),
    /** STRIPE, PAYPAL, INTERNAL or SANDBOX. */
    provider: text('provider').notNull(),
    /** A state of core's payment attempt machine. */
    state: text('state').notNull().default('created'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    providerPaymentId: text('provider_payment_id'),
    paymentUrl: text('payment_url'),
    /** When the holds and the payment session expire. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId),
    index('payment_attempts_state').on(table.state, table.expiresAt),
    uniqueIndex('payment_attempts_one_live_per_cart')
      .on(table.cartId)
      .where(
        sql`${table.state} in ('created', 'session_open', 'authorized', 'claimed', 'capture_requested')`,
      ),
    uniqueIndex('payment_attempts_provider_payment').on(table.provider, table.providerPaymentId),
  ],
);

/** Requests to payment gateways, written before each request is sent: their idempotency key makes a retry safe. */
export const providerCalls = pgTable('provider_calls', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  attemptId: text('attempt_id')
    .notNull()
    .references(() => paymentAttempts.id),
  /** create_session, capture, void, refund or expire. */
  kind: text('kind').notNull(),
  intendedAt: instant('intended_at').notNull(),
  answeredAt: instant('answered_at'),
  answer: jsonb('answer').$type<Record<string, unknown>>(),
  /** How often the gateway returned a server error; it would repeat that response under the same key. */
  faults: integer('faults').notNull().default(0),
});

export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** Append-only, double entry: the amounts of one transaction add up to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: text('transaction_id').notNull(),
    /** provider:SANDBOX, orders, refunds… */
    account: text('account').notNull(),
    /** Signed amount in cents. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    attemptId: text('attempt_id').notNull(),
    orderId: text('order_id'),
    /** capture or refund. */
    kind: text('kind').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('ledger_once').on(table.transactionId, table.account)],
);

/** Refunds of paid orders: recorded with the order, then requested from the gateway until they succeed. */
export const refunds = pgTable(
  'refunds',
  {
    /** Given by the caller; also the idempotency key towards the gateway. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    /** Cents. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    /** requested, done or needs_human. */
    state: text('state').notNull().default('requested'),
    faults: integer('faults').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [index('refunds_order').on(table.orderId), index('refunds_state').on(table.state)],
);

/**
 * Customers who want to be notified when an item that is being paid for becomes available. A row is deleted when its
 * email is queued.
 */
export const waitlist = pgTable(
  'waiting',
  {
    productReference: integer('product_reference')
      .notNull()
      .references(() => products.reference, { onDelete: 'cascade' }),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productReference, table.customerId] })],
);

/** Stored responses of mutations that cost money, by idempotency key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null while the first request is in flight. */
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);

/** Data of the sandbox gateway, which stands for another company and shares no table with the shop. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: text('id').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** open, authorized, captured, declined, voided, expired or refunded. */
  status: text('status').notNull().default('open'),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  reference: text('reference').notNull(),
  locale: text('locale').notNull(),
  returnUrl: text('return_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  capturedAmount: integer('captured_amount').notNull().default(0),
  refundedAmount: integer('refunded_amount').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  /** When a card that pays late is authorised: after the session has expired. */
  authorizesAt: instant('authorizes_at'),
  createdAt: instant('created_at').notNull(),
});

/** Refunds of the sandbox, each under its idempotency key. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => sandboxPayments.id),
  amount: integer('amount').notNull(),
  createdAt: instant('created_at').notNull(),
});
