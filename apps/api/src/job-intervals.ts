import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@patine/core';
import type { Config } from './config.ts';

/**
 * How often each job runs, in seconds, by the name that it has in the queue and in the log; the `<module>.ts` of its
 * module says what it calls.
 */
export const jobIntervals = ({ ALERT_SECONDS }: Pick<Config, 'ALERT_SECONDS'>) => ({
  /** Frees pieces whose payment ran out of time, and takes up overdue payments and webhooks. */
  'payments-sweep': 15,
  /** Compares unfinished payments with the payment companies, and the ledger with the orders. */
  'payments-reconcile': 10 * MINUTE_SECONDS,
  /** Authorises the sandbox's payments by its slow card. */
  'sandbox-late-payments': 15,
  /** Ends price offers and reservations whose time is over. */
  'offers-lapse': 20,
  /** Puts the pieces of a drop that has opened into the search. */
  'search-drops': 10,
  /** Counts the best sellers. */
  'search-sales': 10 * MINUTE_SECONDS,
  /** Reads the words of the catalogue by which search texts are understood. */
  'search-understanding': 5 * MINUTE_SECONDS,
  /** Takes sold pieces out of the search once they may no longer be returned. */
  'search-sold': DAY_SECONDS,
  /** Sends the emails of a drop that has opened. */
  'drop-alerts-send': 20,
  /** Looks for lower prices and pieces that are back, in wishlists. */
  wished: 10 * MINUTE_SECONDS,
  /** Looks for new pieces in saved searches. */
  'saved-searches': ALERT_SECONDS,
  /** Publishes the releases of the page editor that are due. */
  'content-releases': 5,
  /** Completes delivered orders once they may no longer be returned. */
  'orders-complete': HOUR_SECONDS,
  /** Pays refunds that are due. */
  'returns-pay-due': HOUR_SECONDS,

  // What is deleted by itself; after how long: `packages/core/src/constants.ts`.
  'outbox-tidy': HOUR_SECONDS,
  'idempotency-tidy': HOUR_SECONDS,
  'carts.purge': DAY_SECONDS,
  'customers.forget': HOUR_SECONDS,
  'personal-data.forget': HOUR_SECONDS,
  'personal-data.inactive': DAY_SECONDS,
  'notifications-purge': HOUR_SECONDS,
  'newsletter-forget': DAY_SECONDS,
  'drop-alerts-forget': DAY_SECONDS,
  'notices.purge': DAY_SECONDS,
  'editors.forget': DAY_SECONDS,
});

export type JobName = keyof ReturnType<typeof jobIntervals>;
