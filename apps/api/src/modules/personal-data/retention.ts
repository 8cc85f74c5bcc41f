/**
 * What happens to a column with personal data when its customer's account is closed. deleted: the row is deleted by a
 * foreign key's `on delete cascade`. detached: the row is kept for orders and invoices, and moved to an anonymous
 * customer. cleared: `closeAccount` deletes the row or empties the column. kept: see the reason.
 */
export type Retention = 'deleted' | 'detached' | 'cleared' | { retained: string };

/** Keyed by `table.column`. A test fails if a column with personal data is missing here. */
export const RETENTION: Readonly<Record<string, Retention>> = {
  'access_tokens.customer_id': 'deleted',
  'access_tokens.email_address': 'deleted',
  'addresses.customer_id': 'deleted',
  'carts.customer_id': 'deleted',
  'coupon_uses.customer_id': 'detached',
  'coupons.email_address': 'cleared',
  'customers.email_address': 'deleted',
  'customers.pending_email_address': 'deleted',
  'drop_alerts.email_address': 'cleared',
  'editors.email_address': {
    retained: 'of whoever works for the shop, until an administrator removes them',
  },
  'garments.customer_id': 'deleted',
  'items.held_by_customer': { retained: 'an id that leads nowhere, until the hold ends' },
  'items.reserved_for': 'cleared',
  'mail_topics.customer_id': 'deleted',
  'mails.recipient': 'cleared',
  'newsletter_subscribers.requested_by': 'cleared',
  'newsletter_subscribers.customer_id': 'cleared',
  'newsletter_subscribers.email_address': 'cleared',
  'notices.customer_id': 'cleared',
  'notices.email_address': 'cleared',
  'notifications.customer_id': 'deleted',
  'offers.customer_id': 'deleted',
  'orders.customer_id': 'detached',
  'orders.delivery_address': {
    retained: 'of paid orders, as invoices bear it; emptied where nothing was paid',
  },
  'payment_attempts.customer_id': 'detached',
  'return_quotations.customer_id': 'detached',
  'returns.customer_id': 'detached',
  'saved_searches.customer_id': 'deleted',
  'sessions.customer_id': 'deleted',
  'waiting.customer_id': 'deleted',
  'wishlist_items.customer_id': 'deleted',
  'wishlist_votes.customer_id': 'deleted',
  'withdrawals.customer_id': 'detached',
};
