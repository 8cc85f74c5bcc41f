import { INACTIVE_ACCOUNT_YEARS, INACTIVE_NOTICE_DAYS, DAY_MS } from '@patine/core';
import type { Services } from '../../context.ts';
import { enqueue } from '../outbox/index.ts';
import { closeAccount } from './close-account.ts';
import {
  customersInactiveSince,
  customersNotifiedBefore,
  wasActiveSince,
  isPaying,
  lockForErasure,
  markNotified,
} from './repository.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'random' | 'log'>;

/** Most accounts per run: the first run may find several years of inactive accounts. */
const AT_ONCE = 200;
const NOTICE_MS = INACTIVE_NOTICE_DAYS * DAY_MS;

/** Emails customers whose account will be closed after `INACTIVE_NOTICE_DAYS` unless they log in. */
async function notifyInactive({ db, clock }: Sources) {
  const now = clock.now();
  const left = new Date(now.getTime() + NOTICE_MS);
  left.setUTCFullYear(left.getUTCFullYear() - INACTIVE_ACCOUNT_YEARS);
  for (const { id } of await customersInactiveSince(db, left, AT_ONCE))
    await db.transaction(async (tx) => {
      await markNotified(tx, id, now);
      await enqueue(tx, 'mail.account-inactive', { customerId: id }, now);
    });
}

/** Closes accounts whose owners were notified `INACTIVE_NOTICE_DAYS` ago and have not logged in since. */
async function closeNotified(services: Sources) {
  const { db, clock, log } = services;
  const before = new Date(clock.now().getTime() - NOTICE_MS);
  for (const { id } of await customersNotifiedBefore(db, before, AT_ONCE))
    await db.transaction(async (tx) => {
      const customer = await lockForErasure(tx, id);
      if (!customer?.inactivityNotifiedAt || wasActiveSince(customer, customer.inactivityNotifiedAt)) return;
      if (await isPaying(tx, id)) return;
      await closeAccount(tx, services, customer, 'inactive');
      log.info({ event: 'account.inactive', customerId: id }, 'inactive account closed');
    });
}

/** Notifies customers who have not logged in for `INACTIVE_ACCOUNT_YEARS`, and later closes their accounts. */
export async function closeInactiveAccounts(services: Sources) {
  await notifyInactive(services);
  await closeNotified(services);
}
